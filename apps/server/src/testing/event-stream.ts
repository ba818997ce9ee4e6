/** Events that a browser follows, as they came. */
export interface EventStream {
  text: string;
  ended: boolean;
  answer: Response;
  close: () => void;
}

/** Follows the events at an address as a signed-in browser; with the last id as one that comes back. */
export async function openEventStream(url: string, token: string, lastId = ''): Promise<EventStream> {
  const controller = new AbortController();
  const answer = await fetch(url, {
    headers: { cookie: `access_token=${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) },
    signal: controller.signal,
  });
  const stream: EventStream = { text: '', ended: false, answer, close: () => controller.abort() };
  void (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const part of answer.body as ReadableStream<Uint8Array>) stream.text += decoder.decode(part);
    } catch {
      // Closed by the test.
    }
    stream.ended = true;
  })();
  return stream;
}
