import type { RouterContext } from '../app/services.ts';
import type { PageFacts } from '../app/page-facts.ts';

/** A route's loader that waits for the messages which its page names. */
export const loadMessages = async ({
  context,
  route,
}: {
  context: Pick<RouterContext, 'messages'>;
  route: { options: { staticData?: PageFacts } };
}): Promise<void> =>
  void (await Promise.all((route.options.staticData?.messages ?? []).map(context.messages)));
