import { sql } from 'kysely';
import type { Transaction } from '../../../../database/pool.ts';
import type { Role, Translations } from '../../../../database/tables.ts';
import type { Visibility } from '../../../../database/tables/people.ts';
import { visible, type Reader } from '../../../resources/resource-card.ts';

/** A person with one of their classes, or with none. */
export interface TeacherRow {
  id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
  role: Role;
  show_works: Visibility | null;
  show_dynamics: Visibility | null;
  show_learning: Visibility | null;
  show_follows: Visibility | null;
  /** Whether they are among those who were not chosen by hand. */
  by_rule: boolean;
  teaches: Translations | null;
}

/** So many classes of a person are named. */
const CLASSES = 3;

/**
 * Valid members of a school who were chosen, and those who teach classes that the reader may see, by name; each in a
 * row for each of their newest classes.
 */
export async function listTeachers(
  tx: Transaction,
  schoolId: string,
  reader: Reader,
  { chosen, limit }: { chosen: readonly string[]; limit: number },
): Promise<TeacherRow[]> {
  const { rows } = await sql<TeacherRow>`
    with rule as (
      select membership.account_id from membership
      where membership.school_id = ${schoolId} and membership.status = 'valid' and membership.account_id in (
        select class_teacher.account_id from class_teacher join resource on resource.id = class_teacher.class_id
        where class_teacher.school_id = ${schoolId} and ${visible(reader)})
      order by membership.sort_name, membership.account_id limit ${limit}
    )
    select account.id, account.nick_name, account.real_name, account.avatar_url, membership.role,
      space.show_works, space.show_dynamics, space.show_learning, space.show_follows,
      rule.account_id is not null as by_rule, led.title as teaches
    from membership
      join account on account.id = membership.account_id and account.is_valid
      left join space on space.school_id = membership.school_id and space.account_id = membership.account_id
      left join rule on rule.account_id = membership.account_id
      left join lateral (
        select resource.title, resource.published_at, resource.id
        from class_teacher join resource on resource.id = class_teacher.class_id
        where class_teacher.school_id = membership.school_id and class_teacher.account_id = membership.account_id
          and ${visible(reader)}
        order by resource.published_at desc, resource.id desc limit ${CLASSES}
      ) led on true
    where membership.school_id = ${schoolId} and membership.status = 'valid'
      and membership.account_id in (select account_id from rule union select unnest(${[...chosen]}::bigint[]))
    order by membership.sort_name, account.id, led.published_at desc, led.id desc`.execute(tx);
  return rows;
}
