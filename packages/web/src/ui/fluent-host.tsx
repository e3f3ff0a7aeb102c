import {
  type BrandVariants,
  FluentProvider,
  RendererProvider,
  type Theme,
  createDOMRenderer,
  createDarkTheme,
  createLightTheme,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTheme } from '../app/app-actors.tsx';
import { darkTokens, lightTokens } from './theme.ts';

/** Shades of emerald, dark to light. */
const emerald: BrandVariants = {
  10: '#02140D',
  20: '#04241A',
  30: '#053425',
  40: '#064832',
  50: '#085A3F',
  60: '#0A6345',
  70: '#0B6B4B',
  80: '#0B6B4B',
  90: '#1F8561',
  100: '#34A07A',
  110: '#4FC596',
  120: '#6BD3A9',
  130: '#86DDBB',
  140: '#A6E7CE',
  150: '#C7F0E0',
  160: '#E4F8F0',
};

const themes: Record<'light' | 'dark', Theme> = {
  light: { ...createLightTheme(emerald), ...lightTokens },
  dark: { ...createDarkTheme(emerald), ...darkTokens },
};

/** Tests and server rendering load this module without a document. */
const renderer = createDOMRenderer(globalThis.document);

/** Provides the theme to Fluent components. Loaded together with the first of them. */
export const FluentHost = ({ children }: { children: ReactNode }) => (
  <RendererProvider renderer={renderer} targetDocument={document}>
    <FluentProvider theme={themes[useTheme()]}>{children}</FluentProvider>
  </RendererProvider>
);
