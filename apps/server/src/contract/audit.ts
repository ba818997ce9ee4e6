import type { AuditAction, AuditedThing } from '@stoa/api/schema';

/** Where a request says something: `path.userId`, `body.role`. */
type Place = `${'path' | 'query' | 'body'}.${string}`;

/** What an operation says by `x-audit`: which of its parts belong to the audit log. Nothing else of a request does. */
export interface Audited {
  action: AuditAction;
  what?: AuditedThing;
  /** Whom it is done to, */
  person?: Place;
  /** or what; several ids are several entries. */
  resource?: Place;
  /** What it becomes: of an enumeration, yes and no, or a number. */
  value?: Place;
  /** Nothing is done where this is true. */
  unless?: Place;
  /**
   * Of work that saves itself: the same by the same person to the same subject, with the same outcome, is one entry
   * within so many minutes.
   */
  onceInMinutes?: number;
}

/** What was done in a school. */
export interface AuditedCall {
  schoolId: string;
  actorId: string;
  action: AuditAction;
  what: AuditedThing | null;
  subjectKind: 'person' | 'resource' | null;
  /** One entry each; an empty list is one entry without a subject. */
  subjectIds: string[];
  value: string | null;
  onceInMinutes?: number | undefined;
}

interface Parts {
  path: unknown;
  query: unknown;
  body: unknown;
}

const ID = /^\d{19}$/;
const VALUE_MAX = 40;

function read(parts: Parts, place: Place | undefined): unknown {
  if (place === undefined) return undefined;
  const [part, name = ''] = place.split('.') as [keyof Parts, string];
  return (parts[part] as Record<string, unknown> | undefined)?.[name];
}

/** What of a request belongs to the audit log; undefined where nothing is done or no school is named. */
export function auditOf(
  { action, what, person, resource, value, unless, onceInMinutes }: Audited,
  parts: Parts,
  [schoolId]: readonly string[],
): Omit<AuditedCall, 'actorId'> | undefined {
  if (schoolId === undefined || read(parts, unless) === true) return undefined;
  const subject = read(parts, person ?? resource);
  const subjectIds = (Array.isArray(subject) ? subject : [subject]).filter(
    (id): id is string => typeof id === 'string' && ID.test(id),
  );
  const became = read(parts, value);
  return {
    schoolId,
    action,
    what: what ?? null,
    subjectKind: subjectIds.length > 0 ? (person ? 'person' : 'resource') : null,
    subjectIds: [...new Set(subjectIds)],
    value: ['string', 'boolean', 'number'].includes(typeof became)
      ? String(became).slice(0, VALUE_MAX)
      : null,
    onceInMinutes,
  };
}
