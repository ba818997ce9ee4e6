import type { Api } from '../query.ts';
import type { EventBatch } from '../schema.gen.ts';

/** Counts page views and clicks; also while the page is left. */
export async function collectEvents(api: Api, batch: EventBatch): Promise<void> {
  await api.client.POST('/api/portal/api/v1/portal/open/events', { body: batch, keepalive: true });
}
