import { ArticleIcon } from '@phosphor-icons/react/dist/csr/Article';
import { BookOpenTextIcon } from '@phosphor-icons/react/dist/csr/BookOpenText';
import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast';
import { ChalkboardTeacherIcon } from '@phosphor-icons/react/dist/csr/ChalkboardTeacher';
import { ExamIcon } from '@phosphor-icons/react/dist/csr/Exam';
import { PathIcon } from '@phosphor-icons/react/dist/csr/Path';
import { StackIcon } from '@phosphor-icons/react/dist/csr/Stack';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { Icon, type IconGlyph } from '../icon/icon.tsx';

/** The kinds of things a school offers, as the card family draws them. */
const ICONS = {
  course: BookOpenTextIcon,
  class: ChalkboardTeacherIcon,
  exam: ExamIcon,
  live: BroadcastIcon,
  knowledge: ArticleIcon,
  topic: StackIcon,
  learningMap: PathIcon,
  goods: TagIcon,
} satisfies Record<string, IconGlyph>;

/** A kind of the card family. */
export type ResourceKind = keyof typeof ICONS;

/** Every kind, in the order of sheets and stories. */
export const RESOURCE_KINDS = /* @__PURE__ */ Object.keys(ICONS) as ResourceKind[];

/** The picture of a kind; the word beside it says what it means. */
export function KindIcon({ kind }: { kind: ResourceKind }) {
  return <Icon as={ICONS[kind]} size="sm" weight="bold" />;
}
