import './themes.css.ts';
import './script.css.ts';
import './reset.css.ts';

export { breakpoints, media } from './media.ts';
export { dir, vars } from './vars.css.ts';
