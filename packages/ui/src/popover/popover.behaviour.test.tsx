import { Button } from '../button/button.tsx';
import { describeModal } from '../testing/modal-suite.tsx';
import { Popover, PopoverTrigger } from './popover.tsx';

describeModal({
  name: 'Popover',
  role: 'dialog',
  label: /About points/,
  hasOwnTrigger: true,
  givesReasons: false,
  Example: () => (
    <PopoverTrigger>
      <Button>Open</Button>
      <Popover label="About points">
        <p>Points are given for lessons that are done.</p>
        <Button>Understood</Button>
      </Popover>
    </PopoverTrigger>
  ),
});
