import type { AuditEntry } from '@stoa/api/schema';
import { displayName, presentPerson } from '../../core/people/people.presenter.ts';
import type { Wording } from '../../core/schools/caller.ts';
import { textIn } from '../../i18n/translate.ts';
import type { AuditRow } from './audit.repository.ts';

function subjectName(row: AuditRow, { language, schoolDefault }: Wording): string | null {
  if (row.subject_kind === 'resource') {
    const title = row.resource_title && textIn(row.resource_title, language, schoolDefault);
    const { learner_real_name: real_name, learner_nick_name: nick_name } = row;
    if (title === null || real_name === null) return title;
    return `${title} · ${displayName({ real_name, nick_name: nick_name ?? '' })}`;
  }
  return row.person_real_name === null
    ? null
    : displayName({ real_name: row.person_real_name, nick_name: row.person_nick_name ?? '' });
}

export const presentEntry = (row: AuditRow, wording: Wording): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor:
    row.actor_id === null
      ? null
      : presentPerson({
          id: row.actor_id,
          real_name: row.real_name ?? '',
          nick_name: row.nick_name ?? '',
          avatar_url: row.avatar_url ?? '',
        }),
  action: row.action,
  what: row.what,
  subject:
    row.subject_kind && row.subject_id
      ? { kind: row.subject_kind, id: row.subject_id, name: subjectName(row, wording) }
      : null,
  value: row.value,
});

/** The head of the file, for machines as much as for people. */
export const CELLS = ['at', 'person', 'personId', 'action', 'what', 'subject', 'subjectId', 'value'];

export const cellsOf = ({ at, actor, action, what, subject, value }: AuditEntry): string[] =>
  [at, actor?.name, actor?.id, action, what, subject?.name, subject?.id, value].map((cell) => cell ?? '');
