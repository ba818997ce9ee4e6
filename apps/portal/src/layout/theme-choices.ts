import { msg } from '@lingui/core/macro';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { CircleHalfTiltIcon } from '@phosphor-icons/react/dist/csr/CircleHalfTilt';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';

export const APPEARANCE = msg({ message: 'Appearance', comment: 'Choice of light or dark colours' });

/** The themes as they are offered, in their order. */
export const THEME_CHOICES = [
  { theme: 'light', icon: SunIcon, name: msg({ message: 'Light', comment: 'Light colours' }) },
  { theme: 'dark', icon: MoonIcon, name: msg({ message: 'Dark', comment: 'Dark colours' }) },
  {
    theme: 'contrast',
    icon: CircleHalfTiltIcon,
    name: msg({
      message: 'High contrast',
      comment: 'Colours with very strong contrast, for people who see little',
    }),
  },
  {
    theme: 'system',
    icon: CircleHalfIcon,
    name: msg({ message: 'System', comment: 'Colours follow the setting of the device' }),
  },
] as const;
