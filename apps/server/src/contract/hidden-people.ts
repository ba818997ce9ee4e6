type Fields = Readonly<Record<string, unknown>>;

/** A person as the contract presents them to others. */
const isPerson = (value: Fields): boolean =>
  typeof value.id === 'string' && typeof value.name === 'string' && 'avatarUrl' in value;

/** A card says who made something; the thing itself is told without. */
const isCard = (value: Fields): boolean => 'author' in value && 'coverUrl' in value;

/**
 * An answer as it is given to somebody from whom people are hidden. Lists leave them out by their own statements; what
 * is left are the places where a school says who made, teaches or holds something. Cards say nothing of them, and
 * pages no more than the name. What is kept for others stays as it is.
 */
export function withoutHidden<Answer>(answer: Answer, hidden: ReadonlySet<string> | undefined): Answer {
  return hidden && hidden.size > 0 ? (cleaned(answer, hidden) as Answer) : answer;
}

function cleaned(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => cleaned(item, hidden));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const fields = value as Fields;
  const isHidden = (one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    isPerson(one as Fields) &&
    hidden.has(String((one as Fields).id));
  if (isHidden(fields)) return { ...fields, avatarUrl: null, title: null, isHidden: true };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name === 'author' && isCard(fields) && isHidden(field) ? null : cleaned(field, hidden),
    ]),
  );
}
