import type { MACHINES } from '../catalogue.ts';
import type { AnyMachineDetails } from '../shared/machine-details.ts';

export type { JsonSchema } from '../shared/json-schema.ts';
export type {
  ActorDetails,
  AnyMachineDetails,
  EventDetails,
  EventOrigin,
  Fixture,
  MachineDetails,
  Rejection,
} from '../shared/machine-details.ts';

/** A machine of the catalogue. */
export type MachineId = keyof typeof MACHINES;

/** What a tool for testers asks for when it opens a machine. Only such tools import this; pages never do. */
export const DETAILS: Readonly<Record<MachineId, () => Promise<AnyMachineDetails>>> = {
  session: async () => (await import('../session/session.details.ts')).details,
  routeGuard: async () => (await import('../route-guard/route-guard.details.ts')).details,
  logoutRouting: async () => (await import('../logout-routing/logout-routing.details.ts')).details,
  login: async () => (await import('../login/login.details.ts')).details,
  register: async () => (await import('../register/register.details.ts')).details,
  codeRequest: async () => (await import('../code-request/code-request.details.ts')).details,
  captcha: async () => (await import('../captcha/captcha.details.ts')).details,
  search: async () => (await import('../search/search.details.ts')).details,
  enrolment: async () => (await import('../enrolment/enrolment.details.ts')).details,
  lessonProgress: async () => (await import('../lesson-progress/lesson-progress.details.ts')).details,
  liveHost: async () => (await import('../live-host/live-host.details.ts')).details,
  liveSchedule: async () => (await import('../live-schedule/live-schedule.details.ts')).details,
  liveViewer: async () => (await import('../live-viewer/live-viewer.details.ts')).details,
  scenario: async () => (await import('../scenario/scenario.details.ts')).details,
  attempt: async () => (await import('../attempt/attempt.details.ts')).details,
  survey: async () => (await import('../survey/survey.details.ts')).details,
  stepUp: async () => (await import('../step-up/step-up.details.ts')).details,
  secondFactor: async () => (await import('../second-factor/second-factor.details.ts')).details,
  contactBinding: async () => (await import('../contact-binding/contact-binding.details.ts')).details,
  qrLogin: async () => (await import('../qr-login/qr-login.details.ts')).details,
  qrConfirm: async () => (await import('../qr-confirm/qr-confirm.details.ts')).details,
  passwordChange: async () => (await import('../password-change/password-change.details.ts')).details,
  passwordReset: async () => (await import('../password-reset/password-reset.details.ts')).details,
  thirdLogin: async () => (await import('../third-login/third-login.details.ts')).details,
  thirdPartyLinks: async () => (await import('../third-party-links/third-party-links.details.ts')).details,
  devices: async () => (await import('../devices/devices.details.ts')).details,
  dataExport: async () => (await import('../data-export/data-export.details.ts')).details,
  accountDeletion: async () => (await import('../account-deletion/account-deletion.details.ts')).details,
  authorise: async () => (await import('../authorise/authorise.details.ts')).details,
  profile: async () => (await import('../profile/profile.details.ts')).details,
  schoolChoice: async () => (await import('../school-choice/school-choice.details.ts')).details,
  refreshPage: async () => (await import('../refresh-page/refresh-page.details.ts')).details,
  secondFactorSetup: async () =>
    (await import('../second-factor-setup/second-factor-setup.details.ts')).details,
  schoolCreation: async () => (await import('../school-creation/school-creation.details.ts')).details,
  invitation: async () => (await import('../invitation/invitation.details.ts')).details,
  agreement: async () => (await import('../agreement/agreement.details.ts')).details,
  bindAccount: async () => (await import('../bind-account/bind-account.details.ts')).details,
  memberImport: async () => (await import('../member-import/member-import.details.ts')).details,
  members: async () => (await import('../members/members.details.ts')).details,
  signInSettings: async () => (await import('../sign-in-settings/sign-in-settings.details.ts')).details,
  pictureUpload: async () => (await import('../picture-upload/picture-upload.details.ts')).details,
  feedback: async () => (await import('../feedback/feedback.details.ts')).details,
  follow: async () => (await import('../follow/follow.details.ts')).details,
  complaint: async () => (await import('../complaint/complaint.details.ts')).details,
  feedbackInbox: async () => (await import('../feedback-inbox/feedback-inbox.details.ts')).details,
  notifications: async () => (await import('../notifications/notifications.details.ts')).details,
  notificationSettings: async () =>
    (await import('../notification-settings/notification-settings.details.ts')).details,
  unsubscribe: async () => (await import('../unsubscribe/unsubscribe.details.ts')).details,
  bulletin: async () => (await import('../bulletin/bulletin.details.ts')).details,
  consent: async () => (await import('../consent/consent.details.ts')).details,
  sidebar: async () => (await import('../sidebar/sidebar.details.ts')).details,
  pageType: async () => (await import('../page-type/page-type.details.ts')).details,
  bulletinEditor: async () => (await import('../bulletin-editor/bulletin-editor.details.ts')).details,
  footerEditor: async () => (await import('../footer-editor/footer-editor.details.ts')).details,
  schoolSettings: async () => (await import('../school-settings/school-settings.details.ts')).details,
  contentEditor: async () => (await import('../content-editor/content-editor.details.ts')).details,
  teachingEditor: async () => (await import('../teaching-editor/teaching-editor.details.ts')).details,
};
