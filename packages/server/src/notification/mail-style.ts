// The colours of the theme (web/src/theme/theme.ts). Mail programs know no variables and drop what they do not
// understand, so each style is inline, and the dark colours are an addition for those that support media queries.
const SANS = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;";
const SERIF = 'font-family:Fraunces,Georgia,serif;font-weight:600;';
const TEXT = 'color:#2B2019;';
const QUIET = 'color:#6B5B4E;';

export const MAIL_STYLE = {
  page: `margin:0;padding:0;background-color:#FBF6EE;${SANS}`,
  brand: `${SERIF}color:#A04221;font-size:26px;line-height:32px;padding:0 8px 16px;`,
  card: 'background-color:#FFFDF9;border:1px solid #E9DFD0;border-radius:18px;padding:26px 28px;',
  title: `${SERIF}${TEXT}margin:0 0 14px;font-size:26px;line-height:32px;`,
  subtitle: `${SERIF}${TEXT}margin:0;font-size:20px;line-height:26px;`,
  text: `${SANS}${TEXT}margin:0 0 12px;font-size:16px;line-height:25px;`,
  code: `font-family:Menlo,Consolas,monospace;font-weight:700;${TEXT}margin:4px 0 16px;font-size:22px;line-height:30px;letter-spacing:1px;`,
  small: `${SANS}${QUIET}margin:0;font-size:14px;line-height:21px;`,
  button: `${SANS}display:inline-block;background-color:#0B6B4B;color:#FFFFFF;font-size:16px;font-weight:600;line-height:20px;padding:14px 26px;border-radius:999px;text-decoration:none;`,
  line: `${SANS}${TEXT}font-size:16px;line-height:23px;padding:10px 12px 10px 0;border-bottom:1px dashed #D8CAB7;vertical-align:top;`,
  options: `${SANS}${QUIET}font-size:14px;font-weight:400;line-height:20px;`,
  sum: `${SANS}${QUIET}font-size:15px;line-height:22px;padding:8px 12px 0 0;vertical-align:top;`,
  total: `${SERIF}${TEXT}font-size:20px;line-height:28px;padding:10px 12px 4px 0;vertical-align:top;`,
  vat: `${SANS}${QUIET}font-size:14px;line-height:20px;padding:6px 12px 0 0;vertical-align:top;`,
  foot: `${SANS}${QUIET}font-size:14px;line-height:21px;padding:22px 8px 0;`,
} as const;

export const darkCss = `:root{color-scheme:light dark;}
@media (prefers-color-scheme:dark){
.page{background-color:#17120E!important;}
.card{background-color:#211A15!important;border-color:#3A2F27!important;}
.text,.text strong{color:#F6EDE3!important;}
.quiet{color:#BBAA9B!important;}
.line{border-color:#54463B!important;}
.brand{color:#F0A07C!important;}
.button{background-color:#4FC596!important;color:#06241A!important;}
}`;
