const turns = new Map<string, Promise<unknown>>();

/** Does what concerns one thing one after the other, in this process. */
export async function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const own = (turns.get(id) ?? Promise.resolve()).then(work);
  const over = own.catch(() => undefined);
  turns.set(id, over);
  try {
    return await own;
  } finally {
    if (turns.get(id) === over) turns.delete(id);
  }
}
