/** Faces of the device in the measure of Onest, for as long as that is not there (`fonts-stand-in`). */
export const standIns = { arial: 'Onest as Arial', roboto: 'Onest as Roboto' } as const;

/** Families of typefaces as CSS lists, by script. The system's faces first; what the page brings along itself is last. */
export const fonts = {
  latin: `'Onest Variable', 'Onest', '${standIns.arial}', '${standIns.roboto}'`,
  system: "system-ui, -apple-system, 'Segoe UI', sans-serif",
  arabic: "'Noto Sans Arabic Variable', 'Noto Sans Arabic', 'Geeza Pro', 'Segoe UI'",
  chinese: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC', 'Noto Sans SC'",
  japanese: "'Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP', 'Source Han Sans', 'Noto Sans JP', 'Meiryo'",
  korean: "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', 'Source Han Sans K', 'Noto Sans KR'",
} as const;

/**
 * The families that `fonts-arabic`, `fonts-chinese`, `fonts-japanese` and `fonts-korean` declare, in slices with a
 * `unicode-range`: a browser fetches those whose letters are on the page.
 */
export const bundledFonts = {
  arabic: "'Noto Sans Arabic Variable'",
  chinese: "'Noto Sans SC Variable'",
  japanese: "'Noto Sans JP Variable'",
  korean: "'Noto Sans KR Variable'",
} as const;
