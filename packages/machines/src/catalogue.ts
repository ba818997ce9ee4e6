import type { AnyStateMachine } from 'xstate';
import { assignmentMachine } from './assignment/index.ts';
import { authorizeMachine } from './authorize/index.ts';
import { bindAccountMachine } from './bind-account/index.ts';
import { bulletinMachine } from './bulletin/index.ts';
import { bulletinEditorMachine } from './bulletin-editor/index.ts';
import { captchaMachine } from './captcha/index.ts';
import { checkInMachine } from './check-in/index.ts';
import { codeRequestMachine } from './code-request/index.ts';
import { basketMachine } from './basket/index.ts';
import { consentMachine } from './consent/index.ts';
import { enrolmentMachine } from './enrolment/index.ts';
import { attemptMachine } from './attempt/index.ts';
import { surveyMachine } from './survey/index.ts';
import { liveChatMachine } from './live-chat/index.ts';
import { liveHostMachine } from './live-host/index.ts';
import { liveScheduleMachine } from './live-schedule/index.ts';
import { liveViewerMachine } from './live-viewer/index.ts';
import { lessonProgressMachine } from './lesson-progress/index.ts';
import { loginMachine } from './login/index.ts';
import { logoutRoutingMachine } from './logout-routing/index.ts';
import { qrConfirmMachine } from './qr-confirm/index.ts';
import { qrLoginMachine } from './qr-login/index.ts';
import { refreshPageMachine } from './refresh-page/index.ts';
import { registerMachine } from './register/index.ts';
import { routeGuardMachine } from './route-guard/index.ts';
import { schoolChoiceMachine } from './school-choice/index.ts';
import { searchMachine } from './search/index.ts';
import { secondFactorMachine } from './second-factor/index.ts';
import { sessionMachine } from './session/index.ts';
import { stepUpMachine } from './step-up/index.ts';
import { contactBindingMachine } from './contact-binding/index.ts';
import { passwordChangeMachine } from './password-change/index.ts';
import { passwordResetMachine } from './password-reset/index.ts';
import { thirdLoginMachine } from './third-login/index.ts';
import { thirdPartyLinksMachine } from './third-party-links/index.ts';
import { devicesMachine } from './devices/index.ts';
import { dataExportMachine } from './data-export/index.ts';
import { accountDeletionMachine } from './account-deletion/index.ts';
import { profileMachine } from './profile/index.ts';
import { secondFactorSetupMachine } from './second-factor-setup/index.ts';
import { schoolCreationMachine } from './school-creation/index.ts';
import { orderMachine } from './order/index.ts';
import { unionMachine } from './union/index.ts';
import { schoolSettingsMachine } from './school-settings/index.ts';
import { teachingEditorMachine } from './teaching-editor/index.ts';
import { gradingMachine } from './grading/index.ts';
import { storeEditorMachine } from './store-editor/index.ts';
import { cardPaymentMachine } from './card-payment/index.ts';
import { checkoutMachine } from './checkout/index.ts';
import { invitationMachine } from './invitation/index.ts';
import { agreementMachine } from './agreement/index.ts';
import { memberImportMachine } from './member-import/index.ts';
import { membersMachine } from './members/index.ts';
import { signInSettingsMachine } from './sign-in-settings/index.ts';
import { footerEditorMachine } from './footer-editor/index.ts';
import { contentEditorMachine } from './content-editor/index.ts';
import { pageTypeMachine } from './page-type/index.ts';
import { sidebarMachine } from './sidebar/index.ts';
import { pictureUploadMachine } from './picture-upload/index.ts';
import { feedbackMachine } from './feedback/index.ts';
import { feedMachine } from './feed/index.ts';
import { followMachine } from './follow/index.ts';
import { spaceSettingsMachine } from './space-settings/index.ts';
import { streakMachine } from './streak/index.ts';
import { visitMachine } from './visit/index.ts';
import { complaintMachine } from './complaint/index.ts';
import { feedbackInboxMachine } from './feedback-inbox/index.ts';
import { notificationsMachine } from './notifications/index.ts';
import { notificationSettingsMachine } from './notification-settings/index.ts';
import { scenarioMachine } from './scenario/index.ts';
import { unsubscribeMachine } from './unsubscribe/index.ts';
import type { MachineMeta } from './shared/machine-meta.ts';
import { isNotProvided } from './shared/not-provided.ts';

/** One machine of the product. */
export interface CatalogueEntry extends MachineMeta {
  id: string;
  machine: AnyStateMachine;
  /** The effects that an application has to provide, those of invoked machines by themselves. */
  actors: readonly string[];
  /** The actions that an application has to provide. */
  actions: readonly string[];
}

/** Every machine by its id. */
export const MACHINES = {
  session: sessionMachine,
  routeGuard: routeGuardMachine,
  logoutRouting: logoutRoutingMachine,
  login: loginMachine,
  register: registerMachine,
  codeRequest: codeRequestMachine,
  captcha: captchaMachine,
  search: searchMachine,
  enrolment: enrolmentMachine,
  assignment: assignmentMachine,
  checkIn: checkInMachine,
  lessonProgress: lessonProgressMachine,
  liveChat: liveChatMachine,
  liveHost: liveHostMachine,
  liveSchedule: liveScheduleMachine,
  liveViewer: liveViewerMachine,
  scenario: scenarioMachine,
  attempt: attemptMachine,
  survey: surveyMachine,
  stepUp: stepUpMachine,
  secondFactor: secondFactorMachine,
  contactBinding: contactBindingMachine,
  qrLogin: qrLoginMachine,
  qrConfirm: qrConfirmMachine,
  passwordChange: passwordChangeMachine,
  passwordReset: passwordResetMachine,
  thirdLogin: thirdLoginMachine,
  thirdPartyLinks: thirdPartyLinksMachine,
  devices: devicesMachine,
  dataExport: dataExportMachine,
  accountDeletion: accountDeletionMachine,
  authorize: authorizeMachine,
  profile: profileMachine,
  schoolChoice: schoolChoiceMachine,
  refreshPage: refreshPageMachine,
  secondFactorSetup: secondFactorSetupMachine,
  schoolCreation: schoolCreationMachine,
  invitation: invitationMachine,
  agreement: agreementMachine,
  bindAccount: bindAccountMachine,
  memberImport: memberImportMachine,
  members: membersMachine,
  signInSettings: signInSettingsMachine,
  pictureUpload: pictureUploadMachine,
  feedback: feedbackMachine,
  feed: feedMachine,
  spaceSettings: spaceSettingsMachine,
  streak: streakMachine,
  visit: visitMachine,
  follow: followMachine,
  complaint: complaintMachine,
  feedbackInbox: feedbackInboxMachine,
  notifications: notificationsMachine,
  notificationSettings: notificationSettingsMachine,
  unsubscribe: unsubscribeMachine,
  bulletin: bulletinMachine,
  consent: consentMachine,
  sidebar: sidebarMachine,
  pageType: pageTypeMachine,
  bulletinEditor: bulletinEditorMachine,
  footerEditor: footerEditorMachine,
  schoolSettings: schoolSettingsMachine,
  contentEditor: contentEditorMachine,
  teachingEditor: teachingEditorMachine,
  grading: gradingMachine,
  storeEditor: storeEditorMachine,
  checkout: checkoutMachine,
  cardPayment: cardPaymentMachine,
  basket: basketMachine,
  order: orderMachine,
  union: unionMachine,
} as const;

/** What every machine is for, and what it needs from the application that runs it. */
export const CATALOGUE: readonly CatalogueEntry[] = Object.values<AnyStateMachine>(MACHINES).map(
  (machine) => ({
    ...metaOf(machine),
    id: machine.id,
    machine,
    actors: unprovided(machine.implementations.actors),
    actions: unprovided(machine.implementations.actions),
  }),
);

function metaOf(machine: AnyStateMachine): MachineMeta {
  const meta: Partial<MachineMeta> | undefined = machine.root.meta;
  if (meta?.purpose === undefined || meta.spec === undefined) {
    throw new Error(
      `The machine "${machine.id}" says neither what it is for nor what it proves. Give it a meta.`,
    );
  }
  return { purpose: meta.purpose, spec: meta.spec };
}

function unprovided(implementations: object): string[] {
  return Object.entries(implementations)
    .filter(([, implementation]) => isNotProvided(implementation))
    .map(([name]) => name);
}
