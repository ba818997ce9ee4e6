import { palette } from './palette.ts';

const { paper, ink, aegean, terracotta, ochre, laurel, brick } = palette;

/**
 * Second layer of tokens: the roles of colours in the light and the dark theme, as plain values, readable without a browser (tests, server, brand lab).
 * Text roles reach 4.5:1 on every ground they are meant for; `color-tokens.test.ts` holds that.
 */
export type ColorTokens = {
  /** The page itself. */
  background: string;
  /** Panels and cards lying on the page. */
  surface: string;
  /** What floats above the page: menus, dialogs, toasts. */
  raised: string;
  /** Wells: quiet bands, code blocks, tracks. */
  sunken: string;
  /** What lies between a dialog and the page. */
  scrim: string;
  text: string;
  textMuted: string;
  /** Inactive controls only; exempt from contrast rules. */
  textDisabled: string;
  /** Hairlines that only decorate. */
  border: string;
  /** Edges that tell where a control is: 3:1 against every ground. */
  borderStrong: string;
  primary: string;
  primaryHover: string;
  primaryPressed: string;
  onPrimary: string;
  primarySoft: string;
  primarySoftHover: string;
  onPrimarySoft: string;
  link: string;
  linkHover: string;
  focus: string;
  /** Terracotta: the second voice. */
  accent: string;
  onAccent: string;
  accentSoft: string;
  onAccentSoft: string;
  /** Ochre as a fill (stars, medals, bands); `onOchre` stands on it. */
  ochre: string;
  onOchre: string;
  ochreSoft: string;
  onOchreSoft: string;
  /** Laurel green. */
  success: string;
  onSuccess: string;
  successSoft: string;
  onSuccessSoft: string;
  warning: string;
  onWarning: string;
  warningSoft: string;
  onWarningSoft: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  dangerSoft: string;
  onDangerSoft: string;
  /** A deep band that is dark in both themes: footer, hero. */
  ink: string;
  onInk: string;
  onInkMuted: string;
  inkBorder: string;
  /** Four paints of the porch for patterns and fallback pictures; decoration only. */
  paintAegean: string;
  paintTerracotta: string;
  paintOchre: string;
  paintLaurel: string;
  /** The mortar between the paints. */
  paintPlaster: string;
};

/** Ink on warm paper. */
export const lightColors: ColorTokens = {
  background: paper[977],
  surface: paper[994],
  raised: paper[1000],
  sunken: paper[947],
  scrim: 'rgb(13 24 38 / 0.48)',
  text: ink[244],
  textMuted: ink[477],
  textDisabled: paper[677],
  border: paper[896],
  borderStrong: paper[599],
  primary: aegean[412],
  primaryHover: aegean[354],
  primaryPressed: aegean[298],
  onPrimary: paper[1000],
  primarySoft: aegean[940],
  primarySoftHover: aegean[906],
  onPrimarySoft: aegean[369],
  link: aegean[412],
  linkHover: aegean[298],
  focus: aegean[533],
  accent: terracotta[526],
  onAccent: paper[1000],
  accentSoft: terracotta[937],
  onAccentSoft: terracotta[429],
  ochre: ochre[762],
  onOchre: ochre[242],
  ochreSoft: ochre[948],
  onOchreSoft: ochre[437],
  success: laurel[478],
  onSuccess: paper[1000],
  successSoft: laurel[939],
  onSuccessSoft: laurel[409],
  warning: ochre[492],
  onWarning: paper[1000],
  warningSoft: ochre[948],
  onWarningSoft: ochre[437],
  danger: brick[498],
  dangerHover: brick[424],
  onDanger: paper[1000],
  dangerSoft: brick[935],
  onDangerSoft: brick[422],
  ink: ink[237],
  onInk: paper[954],
  onInkMuted: ink[797],
  inkBorder: ink[349],
  paintAegean: aegean[476],
  paintTerracotta: terracotta[612],
  paintOchre: ochre[779],
  paintLaurel: laurel[588],
  paintPlaster: paper[925],
};

/** Warm light on deep ink-blue. */
export const darkColors: ColorTokens = {
  background: ink[196],
  surface: ink[231],
  raised: ink[271],
  sunken: ink[170],
  scrim: 'rgb(3 8 14 / 0.64)',
  text: paper[941],
  textMuted: ink[765],
  textDisabled: ink[544],
  border: ink[326],
  borderStrong: ink[624],
  primary: aegean[770],
  primaryHover: aegean[821],
  primaryPressed: aegean[872],
  onPrimary: aegean[232],
  primarySoft: aegean[313],
  primarySoftHover: aegean[358],
  onPrimarySoft: aegean[887],
  link: aegean[797],
  linkHover: aegean[872],
  focus: aegean[770],
  accent: terracotta[767],
  onAccent: terracotta[234],
  accentSoft: terracotta[299],
  onAccentSoft: terracotta[860],
  ochre: ochre[799],
  onOchre: ochre[242],
  ochreSoft: ochre[313],
  onOchreSoft: ochre[883],
  success: laurel[781],
  onSuccess: laurel[236],
  successSoft: laurel[302],
  onSuccessSoft: laurel[873],
  warning: ochre[799],
  onWarning: ochre[242],
  warningSoft: ochre[313],
  onWarningSoft: ochre[883],
  danger: brick[774],
  dangerHover: brick[830],
  onDanger: brick[235],
  dangerSoft: brick[296],
  onDangerSoft: brick[874],
  ink: ink[165],
  onInk: paper[941],
  onInkMuted: ink[765],
  inkBorder: ink[307],
  paintAegean: aegean[589],
  paintTerracotta: terracotta[625],
  paintOchre: ochre[726],
  paintLaurel: laurel[603],
  paintPlaster: ink[279],
};
