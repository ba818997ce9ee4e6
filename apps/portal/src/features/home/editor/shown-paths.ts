/** Paths of answers that show the pages of a school or lead to them: what is published changes them. */
export const SHOWN_PATHS =
  /\/portal\/(open\/(home|layout)|v2\/navigations|select-user-renovation|page-versions|site-pages)/;
