import type { ManagedUnion, OpenUnion, SchoolRef, SchoolUnions } from '@stoa/api/schema';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { resourceUrl } from '../resources/resource-card.ts';
import { typesOfFamily } from '../resources/kinds/registry.ts';
import type {
  listCandidates,
  listProposals,
  listSchools,
  listShares,
  UnionRow,
} from './unions.repository.ts';

type Rows<List extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>;

/** What a school sees of its unions, as rows. */
export interface UnionRows {
  schoolId: string;
  unions: UnionRow[];
  schools: Rows<typeof listSchools>;
  candidates: Rows<typeof listCandidates>;
  shares: Rows<typeof listShares>;
  proposals: Rows<typeof listProposals>;
  /** The unions of the proposals. */
  proposed: UnionRow[];
}

/** The school that leads a union. */
export const presentLeader = (union: UnionRow, language: Language): SchoolRef =>
  presentRef(
    {
      id: union.leader_id,
      name: union.leader_name,
      logo_url: union.leader_logo_url,
      default_language: union.leader_language,
    },
    language,
  );

export const presentOpen = (union: UnionRow, language: Language): OpenUnion => ({
  unionId: union.id,
  title: textIn(union.name, language, union.leader_language),
  leader: presentLeader(union, language),
  termsText: textIn(union.terms, language, union.leader_language),
  termsVersion: union.terms_version,
  foundedAt: union.founded_at.toISOString(),
});

function presentUnion(union: UnionRow, rows: UnionRows, language: Language): ManagedUnion {
  const of = <Row extends { union_id: string }>(list: readonly Row[]) =>
    list.filter(({ union_id }) => union_id === union.id);
  const isLeader = union.leader_id === rows.schoolId;
  const schools = of(rows.schools);
  const leads = ({ id }: { id: string }) => Number(id === union.leader_id);
  return {
    unionId: union.id,
    version: union.version,
    name: union.name as ManagedUnion['name'],
    title: textIn(union.name, language, union.leader_language),
    isListed: union.is_listed,
    terms: union.terms as ManagedUnion['terms'],
    termsText: textIn(union.terms, language, union.leader_language),
    termsVersion: union.terms_version,
    foundedAt: union.founded_at.toISOString(),
    leader: presentLeader(union, language),
    isLeader,
    agreedVersion: schools.find(({ id }) => id === rows.schoolId)?.version ?? null,
    schools: schools
      .toSorted((a, b) => leads(b) - leads(a))
      .map((school) => ({
        school: presentRef(school, language),
        isLeader: leads(school) === 1,
        joinedAt: school.joined_at.toISOString(),
        agreedVersion: school.version,
        agreedAt: school.agreed_at?.toISOString() ?? null,
      })),
    candidates: isLeader
      ? of(rows.candidates).map((candidate) => ({
          school: presentRef(candidate, language),
          kind: candidate.kind,
          madeAt: candidate.made_at.toISOString(),
        }))
      : [],
    shares: of(rows.shares).map((share) => ({
      resourceId: share.resource_id,
      isExam: typesOfFamily('exam').includes(share.type),
      title: textIn(share.title, language, share.school_language),
      school: presentRef(
        {
          id: share.school_id,
          name: share.school_name,
          logo_url: share.school_logo_url,
          default_language: share.school_language,
        },
        language,
      ),
      sharedAt: share.shared_at.toISOString(),
      url: resourceUrl({ id: share.resource_id, school_id: share.school_id, type: share.type }),
      isOwn: share.school_id === rows.schoolId,
      isShown: share.status === 'published',
    })),
  };
}

/** Where a school stands in unions. */
export const presentUnions = (rows: UnionRows, language: Language, isOwner: boolean): SchoolUnions => ({
  isOwner,
  unions: rows.unions.map((union) => presentUnion(union, rows, language)),
  proposals: rows.proposals.flatMap((proposal) => {
    const union = rows.proposed.find(({ id }) => id === proposal.union_id);
    return union
      ? [{ kind: proposal.kind, madeAt: proposal.made_at.toISOString(), union: presentOpen(union, language) }]
      : [];
  }),
});
