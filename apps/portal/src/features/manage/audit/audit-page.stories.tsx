import { answered, problem } from '@stoa/api/fixtures';
import type { AuditEntry } from '@stoa/api/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const LIN = { id: '1700000000000100003', name: 'Lin Wei', avatarUrl: null, title: null };
const ROLE: AuditEntry = {
  id: '1700000000000700003',
  at: '2026-11-20T09:41:00.000Z',
  actor: LIN,
  action: 'memberRoleChanged',
  what: null,
  subject: { kind: 'person', id: '1700000000000100004', name: 'Noor' },
  value: 'teacher',
};
const EXPORT: AuditEntry = {
  ...ROLE,
  id: '1700000000000700002',
  action: 'exported',
  what: 'members',
  subject: null,
  value: null,
};
const GONE: AuditEntry = {
  ...ROLE,
  id: '1700000000000700001',
  actor: null,
  action: 'contentChanged',
  subject: { kind: 'resource', id: '1700000000000200001', name: 'Plan a project that holds' },
  value: 'bin',
};
const entries = (items: AuditEntry[]) =>
  answered({
    code: 200,
    message: 'ok',
    data: {
      items,
      total: items.length,
      totalIsExact: true,
      next: null,
      previous: null,
      pageNumber: 1,
      pageSize: 20,
    },
  });

const meta = {
  title: 'Pages/Audit log',
  ...pageStories,
  args: { path: PLACES.audit, viewer: 'admin', answers: { listAudit: entries([ROLE, EXPORT, GONE]) } },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

/** A name narrows the list to what that person did. */
export const OnePerson: Story = {
  args: {
    path: `${PLACES.audit}?person=${LIN.id}`,
    answers: { listAudit: entries([ROLE, EXPORT]) },
  },
};

export const Nothing: Story = { args: { answers: { listAudit: entries([]) } } };

export const Failed: Story = { args: { answers: { listAudit: problem('SERVICE_UNAVAILABLE', 503) } } };
