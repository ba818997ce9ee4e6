import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** Its name and a sentence beside what there is to do, where there is room. */
export const section = style({
  display: 'grid',
  gap: space['5'],
  scrollMarginBlock: '6rem',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr)',
      columnGap: space['10'],
      alignItems: 'start',
    },
  },
});
export const sectionHead = style({ display: 'grid', gap: space['1'] });
export const sectionBody = style({ display: 'grid', gap: space['5'], minInlineSize: 0 });
