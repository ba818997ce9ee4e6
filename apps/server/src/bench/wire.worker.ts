import { parentPort, workerData } from 'node:worker_threads';
import { press, type WireLoad } from './wire.ts';

// A thread of its own: what the client does is not the server's time.
parentPort?.postMessage(await press(workerData as WireLoad));
