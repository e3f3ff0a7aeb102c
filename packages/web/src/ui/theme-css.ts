import { type ThemeTokens, darkTokens, lightTokens } from './theme.ts';

const variables = (tokens: Partial<ThemeTokens>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const darkOnly = Object.fromEntries(
  Object.entries(darkTokens).filter(([name, value]) => value !== lightTokens[name as keyof ThemeTokens]),
) as Partial<ThemeTokens>;

/**
 * The theme as CSS variables: light, dark by class, and dark by system setting unless a class overrides it. Prints are
 * always light.
 */
export const themeCss = `:root{color-scheme:light;${variables(lightTokens)}}
@media screen{:root.dark{color-scheme:dark;${variables(darkOnly)}}}
@media screen and (prefers-color-scheme:dark){:root:not(.light){color-scheme:dark;${variables(darkOnly)}}}`;
