import type { AuditAction } from '@stoa/api/schema';
import * as v from 'valibot';
import { choice, cursor, id } from '../../../app/search-fields.ts';

export const AUDIT_ACTIONS = [
  'memberRoleChanged',
  'memberAccessChanged',
  'memberInvited',
  'invitationWithdrawn',
  'membersImported',
  'memberGroupCreated',
  'memberGroupRenamed',
  'membersGrouped',
  'membersUngrouped',
  'schoolSettingsSaved',
  'signInSettingsSaved',
  'pagesPublished',
  'pagesScheduled',
  'pageScheduleCancelled',
  'pageVersionRestored',
  'pageCreated',
  'pageDeleted',
  'pageRestored',
  'contentPublished',
  'contentVersionRestored',
  'contentChanged',
  'priceSaved',
  'storeSettingsSaved',
  'voucherCreated',
  'voucherWithdrawn',
  'paymentConfirmed',
  'orderRefunded',
  'gradeSaved',
  'questionRegraded',
  'resultsReleased',
  'examPaused',
  'examTimeGiven',
  'examMessageSent',
  'examSubmittedFor',
  'certificateRevoked',
  'certificateRestored',
  'reportDecided',
  'pointsGiven',
  'pointsTakenBack',
  'badgeAwarded',
  'badgeTakenBack',
  'exported',
  'deleted',
] as const satisfies readonly AuditAction[];

/** Days back that the list is narrowed to. */
export const AUDIT_DAYS = [7, 30, 90] as const;

export const auditSearch = v.object({
  person: id(),
  action: choice(AUDIT_ACTIONS),
  days: choice(AUDIT_DAYS),
  at: cursor(),
});
/** What the address of the page says. */
export type AuditQuery = v.InferOutput<typeof auditSearch>;
