import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { darkColors, lightColors } from './color-tokens.ts';
import { media } from './media.ts';
import { fontSize, fontWeight, motion, radius, size, space, width, zIndex } from './scale-tokens.ts';
import { vars } from './vars.css.ts';

const lightShadow = {
  raised: '0 1px 2px rgb(21 33 47 / 0.06)',
  overlay: '0 1px 2px rgb(21 33 47 / 0.08), 0 12px 40px -8px rgb(21 33 47 / 0.22)',
};
const darkShadow = {
  raised: '0 1px 2px rgb(0 0 0 / 0.4)',
  overlay: '0 0 0 1px rgb(255 255 255 / 0.06), 0 16px 48px -8px rgb(0 0 0 / 0.7)',
};

createGlobalTheme(':root', vars.space, space);
createGlobalTheme(':root', vars.radius, radius);
createGlobalTheme(':root', vars.fontSize, fontSize);
createGlobalTheme(':root', vars.fontWeight, fontWeight);
createGlobalTheme(':root', vars.motion, motion);
createGlobalTheme(':root', vars.size, size);
createGlobalTheme(':root', vars.width, width);
createGlobalTheme(':root', vars.zIndex, zIndex);

const light = { ...assignVars(vars.color, lightColors), ...assignVars(vars.shadow, lightShadow) };
const dark = { ...assignVars(vars.color, darkColors), ...assignVars(vars.shadow, darkShadow) };

globalStyle(':root, [data-theme="light"], [data-theme="system"]', { vars: light, colorScheme: 'light' });
globalStyle('[data-theme="dark"]', { vars: dark, colorScheme: 'dark' });
globalStyle('[data-theme="system"]', { '@media': { [media.dark]: { vars: dark, colorScheme: 'dark' } } });

// After the themes, so that it wins over both: readers who ask for more contrast get no faint edges or greys.
globalStyle(':root, [data-theme]', {
  '@media': {
    [media.moreContrast]: {
      vars: { [vars.color.border]: vars.color.borderStrong, [vars.color.textMuted]: vars.color.text },
    },
  },
});
