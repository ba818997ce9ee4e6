/** Words that components repeat. All are required: a missing one would be English in somebody's Arabic. */
export interface UiLabels {
  close: string;
  dismiss: string;
  loading: string;
  required: string;
  optional: string;
  showPassword: string;
  hidePassword: string;
  clear: string;
  remove: string;
  previous: string;
  next: string;
  more: string;
  showMore: string;
  showLess: string;
  openMenu: string;
  copy: string;
  copied: string;
  increase: string;
  decrease: string;
  expand: string;
  collapse: string;
  play: string;
  pause: string;
  search: string;
  /** Name of the region where short messages appear. */
  notifications: string;
  /** Said after a link's name when it opens in a new tab. */
  opensInNewTab: string;
}
