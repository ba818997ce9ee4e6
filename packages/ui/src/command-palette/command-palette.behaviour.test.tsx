import { describeModal } from '../testing/modal-suite.tsx';
import { CommandPalette } from './command-palette.tsx';

describeModal({
  name: 'CommandPalette',
  role: 'dialog',
  label: /Commands/,
  Example: ({ isOpen, onClose }) => (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      onChoose={() => undefined}
      label="Commands"
      groups={[
        {
          id: 'go',
          title: 'Go to',
          commands: [
            { id: 'home', text: 'Home' },
            { id: 'search', text: 'Search' },
          ],
        },
      ]}
      emptyMessage={(query) => `Nothing for ${query}`}
      countLabel={(count) => `${count} commands`}
    />
  ),
});
