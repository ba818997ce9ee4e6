import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { section } from '../../shared/page.css.ts';

export const band = style([
  section,
  {
    selectors: {
      '&:not([data-laid-out])': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 28rem' },
    },
  },
]);

export const continueSection = style({
  display: 'grid',
  gap: vars.space['6'],
  alignItems: 'center',
  marginBlockStart: vars.space['6'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const continueMessage = style({ display: 'grid', gap: vars.space['2'], minInlineSize: 0 });

export const continueOthers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  marginBlockStart: vars.space['4'],
});
