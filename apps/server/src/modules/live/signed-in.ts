import type { Caller } from '../../core/schools/caller.ts';
import type { Viewer } from '../../http/context.ts';

/** Who asks, and is signed in. */
export type SignedIn = Caller & { viewer: Viewer };
