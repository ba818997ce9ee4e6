import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';

const hiddenUnlessFor = (device: string) => ({
  selectors: { [`&[data-devices]:not([data-devices~="${device}"])`]: { display: 'none' } },
});

/** A block that links lead to, past the header, or that some devices alone show. */
export const placed = style({
  scrollMarginBlockStart: '6rem',
  '@media': {
    [media.phoneOnly]: hiddenUnlessFor('phone'),
    [media.tabletOnly]: hiddenUnlessFor('tablet'),
    [media.desktop]: hiddenUnlessFor('desktop'),
  },
});
