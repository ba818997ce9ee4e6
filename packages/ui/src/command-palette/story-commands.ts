import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { hostileTexts, type Sample } from '../../.storybook/samples.ts';
import type { CommandGroup } from './command-palette.tsx';

/** Places to go and things to do. */
export const groups: CommandGroup[] = [
  {
    id: 'go',
    title: 'Go to',
    commands: [
      { id: 'home', text: 'Home', icon: HouseIcon, note: 'School of the Painted Porch' },
      { id: 'class', text: 'The craft of planning a project', keywords: ['course', 'lesson'], note: 'Class' },
    ],
  },
  {
    id: 'do',
    title: 'Do',
    commands: [
      { id: 'dark', text: 'Dark theme', icon: MoonIcon, keys: ['Ctrl', 'D'] },
      { id: 'leave', text: 'Sign out', icon: SignOutIcon, mirrorIcon: true },
    ],
  },
];

/** What was done before. */
export const recent: CommandGroup = {
  id: 'recent',
  title: 'Recent',
  commands: [{ id: 'recent-exam', text: 'The four tones of Mandarin', icon: ClockCounterClockwiseIcon }],
};

/** What the foot of the palette says of keys. */
export const hints = [
  { keys: ['↑', '↓'], text: 'move' },
  { keys: ['Enter'], text: 'choose' },
  { keys: ['Esc'], text: 'close' },
];

/** Ten thousand lessons. */
export const tenThousand: CommandGroup = {
  id: 'all',
  title: 'All lessons',
  commands: Array.from({ length: 10_000 }, (_unused, index) => ({
    id: `lesson-${index}`,
    text: `Lesson ${index}`,
  })),
};

/** Names that try to break it. */
export const stressGroup: CommandGroup = {
  id: 'stress',
  title: hostileTexts.mixed,
  commands: Object.entries(hostileTexts).map(([id, text]) => ({ id, text, note: text, keys: ['Ctrl', 'K'] })),
};

/** Two commands in the words of a language. */
export const groupOf = ({ title, label, action, person }: Sample): CommandGroup[] => [
  {
    id: 'one',
    title: label,
    commands: [
      { id: 'a', text: title, icon: HouseIcon, note: person },
      { id: 'b', text: action, icon: SignOutIcon, mirrorIcon: true, keys: ['Ctrl', 'B'] },
    ],
  },
];
