import type { StoredTeachersBlock, TeachersBlock } from '@stoa/api/schema';
import { presentPerson } from '../../../../core/people/people.presenter.ts';
import { hasSpace } from '../../../people/people.policy.ts';
import { defineBlock, type SeedOf } from '../block.ts';
import { listTeachers, type TeacherRow } from './teachers.repository.ts';

/** Demo content names people by their e-mail addresses. */
type TeachersSeed = Omit<SeedOf<StoredTeachersBlock>, 'personIds'> & { people?: string[] };

/** Who teaches in the school: people chosen by hand, or everybody with a class. Who has left is not shown. */
export const block = defineBlock<StoredTeachersBlock, TeachersBlock, TeachersSeed>({
  types: ['teachers'],
  fill: async (tx, blocks, { school, member, now, say }) => {
    const chosen = blocks.flatMap(({ personIds = [] }) => personIds);
    const limit = Math.max(0, ...blocks.map((one) => (one.personIds ? 0 : one.limit)));
    const rows = await listTeachers(tx, school.id, { member, now }, { chosen, limit });
    const by = Map.groupBy(rows, ({ id }) => id);
    // An answer is the same for all members: what is shown to followers alone counts as closed.
    const looker = { schoolId: school.id, memberId: undefined, viewerId: undefined, member };
    const present = (own: readonly TeacherRow[]) => {
      const [first] = own;
      return first
        ? [
            {
              person: presentPerson(first),
              teaches: own.flatMap(({ teaches }) => (teaches ? [say(teaches)] : [])).filter(Boolean),
              spaceUrl: hasSpace({ ...first, hidden_kinds: null, followed: false, blocked: false }, looker)
                ? `/personSpace/${school.id}/dynamics?userId=${first.id}`
                : null,
            },
          ]
        : [];
    };
    const byRule = [...by.values()].filter(([first]) => first?.by_rule);
    return blocks.map(({ type, title, perLine, ...one }) => ({
      type,
      title: say(title),
      perLine,
      items: (one.personIds ? one.personIds.map((id) => by.get(id) ?? []) : byRule)
        .slice(0, one.limit)
        .flatMap(present),
    }));
  },
  hidePeople: (shown, hidden) => ({
    ...shown,
    items: shown.items.filter(({ person }) => !hidden.has(person.id)),
  }),
  contentsOf: ({ title, personIds }) => ({ isEmpty: personIds?.length === 0, texts: [title] }),
  fromSeed: ({ people, ...seed }, { personId }) => ({
    ...seed,
    ...(people ? { personIds: people.map(personId) } : {}),
  }),
});
