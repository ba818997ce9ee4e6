import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

export const layout = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' });

export const main = style({ flex: '1 0 auto', display: 'block' });

/** Of pages whose content is still to come when they are shown: what follows them is not in sight, and does not move. */
export const lateMain = style({ minBlockSize: '100dvh' });

export const brand = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target });

/** What a phone reaches by the tab bar or the menu. */
export const wideOnly = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

export const footerBrand = style({ display: 'grid', gap: vars.space['2'], maxInlineSize: '26rem' });

/** Room of a control that is still on its way. */
export const control = style({
  display: 'block',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  flex: 'none',
});
export const account = style({ inlineSize: '3.625rem', blockSize: '2.875rem', flex: 'none' });
