/** The picture of a puzzle, always the same. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56" viewBox="0 0 160 56"><rect width="160" height="56" fill="#efe7d6"/><path d="M8 40C40 8 92 52 152 18" stroke="#b8552f" stroke-width="2" fill="none"/><path d="M22 44l10-30 10 30M26 34h12M58 14v30M58 14h16M58 28h12M90 44V14l18 30V14M124 18c14-10 24 4 12 12s-14 12-10 14h16" stroke="#1d3557" stroke-width="4" fill="none"/></svg>',
)}`;
