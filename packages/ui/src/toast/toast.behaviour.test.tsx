import { page } from 'vitest/browser';
import { describeFloat } from '../testing/float-suite.tsx';
import { createToastQueue, ToastRegion } from './toast.tsx';

const queue = createToastQueue();

describeFloat({
  name: 'Toast',
  content: () => <ToastRegion queue={queue} />,
  show: () =>
    queue.show({
      message: 'The class “The craft of planning a project” is no longer in your list',
      action: { label: 'Undo', onPress: () => undefined },
    }),
  find: () => {
    const found = page.getByRole('button', { name: 'Undo' }).element().parentElement;
    if (!found) throw new Error('There is no toast.');
    return found;
  },
});
