import type { Asker } from '../../core/schools/asker.ts';
import type { Viewer } from '../../http/context.ts';

/** Who asks, and is signed in. */
export type SignedIn = Asker & { viewer: Viewer };
