import type { MemberRow } from '@stoa/api/schema';

type Ref = MemberRow['groups'][number];

/** The groups that at least one of several members is in, each once, in the order in which they are met. */
export const groupsOf = (members: readonly Pick<MemberRow, 'groups'>[]): Ref[] => [
  ...new Map(members.flatMap(({ groups }) => groups.map((group) => [group.id, group] as const))).values(),
];
