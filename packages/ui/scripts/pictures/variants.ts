/** One way in which a sheet is pictured. */
export interface Variant {
  locale: string;
  theme: string;
  /** In CSS pixels. */
  width: number;
  /** Names the file: `ar-SA-dark-360`. */
  name: string;
}

const WIDTHS = [360, 1280];
const LOCALES = ['en-US', 'ar-SA', 'de-DE', 'zh-CN'];
/** A theme changes colours alone: dark is pictured once in each width and in each direction. */
const DARK: ReadonlySet<string> = new Set(['en-US-1280', 'ar-SA-360']);

/** All ten, in the order that changes as little as possible from one to the next. */
export const variants: readonly Variant[] = WIDTHS.flatMap((width) =>
  LOCALES.flatMap((locale) =>
    (DARK.has(`${locale}-${width}`) ? ['light', 'dark'] : ['light']).map((theme) => ({
      locale,
      theme,
      width,
      name: `${locale}-${theme}-${width}`,
    })),
  ),
);
