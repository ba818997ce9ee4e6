// A process that takes a folder when it is told one, and gives it back when it is told nothing.
import { StartError } from '../config.ts';
import { lockFolder } from './folder-lock.ts';

let release: (() => Promise<void>) | undefined;
process.on('message', async (folder: string) => {
  if (folder === '') {
    await release?.();
    release = undefined;
    process.send?.('given back');
    return;
  }
  try {
    release = await lockFolder(folder);
    process.send?.('taken');
  } catch (error) {
    process.send?.(error instanceof StartError ? error.message : String(error));
  }
});
process.send?.('here');
