import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createApi } from '@stoa/api/query';
import { MACHINES } from '@stoa/machines/catalogue';
import { missingImplementations } from '@stoa/machines/shared';
import { provideContact } from '../features/account/contacts/contact.actors.ts';
import { provideDeletion, provideExport } from '../features/account/data/data.actors.ts';
import { provideDevices } from '../features/account/devices/devices.actors.ts';
import { provideLinks } from '../features/account/links/links.actors.ts';
import { makePictureRegistry } from '../features/account/profile/picture-registry.ts';
import { provideProfile } from '../features/account/profile/profile.actors.ts';
import { providePasswordChange } from '../features/account/security/password.actors.ts';
import { provideSecondFactorSetup } from '../features/account/security/second-factor.actors.ts';
import { provideAuthorize } from '../features/authorize/authorize.actors.ts';
import { provideLogin } from '../features/login/login.actors.ts';
import { provideQrLogin } from '../features/login/qr-login.actors.ts';
import { provideLogout } from '../features/logout/logout.actors.ts';
import { provideReset } from '../features/password-reset/reset.actors.ts';
import { provideAssignment } from '../features/class/lesson/assignment/assignment.actors.ts';
import { provideCheckIn } from '../features/class/attendance/check-in.actors.ts';
import { provideAttempt } from '../features/exam/attempt.actors.ts';
import { provideSurvey } from '../features/survey/survey.actors.ts';
import { provideInvitation } from '../features/invitation/invitation.actors.ts';
import { FileRegistry } from '../shared/upload/file-registry.ts';
import { provideComplaint, provideFeedback } from '../features/feedback/message.actors.ts';
import { providePictureUpload } from '../shared/upload/picture.actors.ts';
import { provideInbox } from '../features/manage/inbox/inbox.actors.ts';
import { makeActivityCache } from '../shared/live-chat/activity/activity-cache.ts';
import { provideLiveChat } from '../shared/live-chat/live-chat.actors.ts';
import { provideLiveSchedule } from '../features/manage/live/live-schedule.actors.ts';
import { provideScenario } from '../features/o3/scenario.actors.ts';
import { provideLiveViewer } from '../features/live/live-viewer.actors.ts';
import { provideFollow } from '../features/people/follow.actors.ts';
import { provideUnsubscribe } from '../features/unsubscribe/unsubscribe.actors.ts';
import { provideNotifications } from '../shared/notifications/notifications.actors.ts';
import { provideNotificationSettings } from '../shared/notifications/settings.actors.ts';
import { ChosenFiles } from '../features/manage/import/chosen-files.ts';
import { provideMemberImport } from '../features/manage/import/import.actors.ts';
import { provideMembers } from '../features/manage/members/members.actors.ts';
import { provideSignInSettings } from '../features/manage/sign-in/sign-in.actors.ts';
import { provideSchoolCreation } from '../features/new-school/new-school.actors.ts';
import { provideQrConfirm } from '../features/qr-confirm/qr-confirm.actors.ts';
import { provideRefreshPage } from '../features/refresh/refresh-page.actors.ts';
import { provideRegister } from '../features/register/register.actors.ts';
import { provideSchoolChoice } from '../features/school-choice/school-choice.actors.ts';
import { provideGuard } from '../features/session/guard.actors.ts';
import { provideSession } from '../features/session/start-session.ts';
import { provideAgreement } from '../shared/agreement/agreement.actors.ts';
import { provideCaptcha } from '../shared/auth/captcha-check.ts';
import { makeCaptchaController } from '../shared/auth/captcha-controller.ts';
import { provideStepUp } from '../shared/step-up/step-up.actors.ts';
import { provideBindAccount } from '../features/third-login/bind-account.actors.ts';
import { provideThirdLogin } from '../features/third-login/third-login.actors.ts';
import { provideSecondFactor } from '../shared/auth/second-factor/second-factor.actors.ts';
import { provideBulletin } from '../layout/bulletin/bulletin.actors.ts';
import { provideConsent } from '../layout/extras/consent.actors.ts';
import { provideSidebar } from '../layout/extras/sidebar.actors.ts';
import { provideBulletinEditor } from '../features/manage/bulletins/bulletin-editor.actors.ts';
import { provideStoreEditor } from '../features/manage/store/store-editor.actors.ts';
import { provideCardPayment } from '../features/store/card-payment.actors.ts';
import { provideBasket } from '../features/store/basket.actors.ts';
import { provideCheckout } from '../features/store/checkout.actors.ts';
import { provideOrder } from '../features/store/order.actors.ts';
import { provideUnion } from '../features/manage/unions/union.actors.ts';
import { provideGrading } from '../features/manage/teaching/grading.actors.ts';
import { newQuestion } from '../features/manage/teaching/question-form.ts';
import { provideTeachingEditor } from '../features/manage/teaching/teaching.actors.ts';
import { provideSchoolSettings } from '../features/manage/settings/settings.actors.ts';
import { providePageEditor } from '../features/home/editor/page-editor.actors.ts';
import { provideFooterEditor } from '../features/manage/footer/footer-editor.actors.ts';
import { providePageType } from '../shared/page-type.actors.ts';
import { SessionStore } from './session-store.ts';

const api = createApi({ language: () => 'en_US' });
const queryClient = new QueryClient();
const language = () => 'en_US' as const;
const session = new SessionStore({ status: 'unknown' }, () => Promise.reject(new Error('not needed')));
const account = { api, queryClient, language, tenantId: undefined, captchas: makeCaptchaController(api) };

const schoolId = '1700000000000000001';

const message = {
  api,
  queryClient,
  schoolId,
  schoolName: 'Stoa Open School',
  viewer: () => undefined,
  language,
  registry: new FileRegistry(),
};

/** How the portal starts each machine that this file is about. */
const provided = {
  session: () => provideSession({ queryClient, language }),
  routeGuard: () => provideGuard({ api, queryClient, session, language: 'en_US', messages: vi.fn() }),
  logoutRouting: () => provideLogout({ api, queryClient, session }, vi.fn()),
  login: () => provideLogin({ ...account, target: { address: '/', isExternal: false }, go: vi.fn() }),
  qrLogin: () => provideQrLogin(account),
  secondFactor: () => provideSecondFactor(account),
  qrConfirm: () => provideQrConfirm({ api, language }),
  thirdLogin: () =>
    provideThirdLogin({
      api,
      queryClient,
      language,
      provider: 'stoa',
      tenantId: undefined,
      attempt: undefined,
      go: vi.fn(),
    }),
  bindAccount: () => provideBindAccount({ ...account, provider: 'uniportal' }),
  attempt: () => provideAttempt({ api, queryClient, schoolId, viewerId: '1700000000000100002', language }),
  assignment: () =>
    provideAssignment({ api, schoolId, lessonId: '1', userId: undefined, onHandedIn: () => undefined }),
  checkIn: () => provideCheckIn({ api, schoolId }),
  survey: () => provideSurvey({ api, schoolId, surveyId: '1700000000000540001', viewerId: '' }),
  authorize: () => provideAuthorize({ api, go: vi.fn() }),
  schoolChoice: () => provideSchoolChoice({ api, queryClient, language }),
  refreshPage: () => provideRefreshPage(session),
  register: () => provideRegister(account),
  captcha: () => provideCaptcha(),
  stepUp: () => provideStepUp(api),
  profile: () => provideProfile({ ...account, registry: makePictureRegistry() }),
  contactBinding: () => provideContact(account),
  passwordChange: () => providePasswordChange(api),
  passwordReset: () => provideReset(account),
  secondFactorSetup: () => provideSecondFactorSetup(api),
  devices: () => provideDevices(api),
  thirdPartyLinks: () => provideLinks(api),
  dataExport: () => provideExport(api),
  accountDeletion: () => provideDeletion(api, vi.fn()),
  schoolCreation: () => provideSchoolCreation({ api, queryClient, language }),
  invitation: () => provideInvitation({ api, queryClient, language }),
  agreement: () => provideAgreement({ api, language, types: ['service'] }),
  members: () => provideMembers({ api, schoolId }),
  memberImport: () => provideMemberImport({ api, schoolId, files: new ChosenFiles() }),
  signInSettings: () => provideSignInSettings({ api, schoolId }),
  pictureUpload: () => providePictureUpload(message),
  feedback: () => provideFeedback(message),
  complaint: () => provideComplaint(message),
  feedbackInbox: () => provideInbox({ api, schoolId, language }),
  notifications: () => provideNotifications({ api, language }),
  notificationSettings: () => provideNotificationSettings({ api, language }),
  liveChat: () => {
    const liveId = '1700000000000200051';
    const activity = makeActivityCache({ api, queryClient, schoolId, liveId, language });
    return provideLiveChat({ api, schoolId, liveId, language, activity });
  },
  liveSchedule: () => provideLiveSchedule({ api, schoolId, liveId: null }),
  liveViewer: () =>
    provideLiveViewer({ api, queryClient, schoolId, liveId: '1700000000000200051', language }),
  scenario: () => provideScenario({ api, queryClient, schoolId, id: '1700000000000750001', language }),
  follow: () => provideFollow({ api, queryClient, schoolId, targetType: 'person' }),
  unsubscribe: () => provideUnsubscribe({ api, language }),
  bulletin: () => provideBulletin(),
  consent: () => provideConsent({ api, schoolId, policyVersion: '1' }),
  sidebar: () => provideSidebar({ api, queryClient, language, schoolId }),
  pageType: () => providePageType({ api, queryClient, schoolId, language }),
  bulletinEditor: () => provideBulletinEditor({ api, schoolId }),
  // The editor of pages has all effects; what is taught has no versions to restore yet.
  contentEditor: () => providePageEditor({ api, schoolId, pageId: 'home' }),
  footerEditor: () => provideFooterEditor({ api, schoolId }),
  storeEditor: () => provideStoreEditor({ api, schoolId, kind: 'storeSettings', id: null }),
  cardPayment: () => provideCardPayment({ api, schoolId, orderId: '1' }),
  checkout: () => provideCheckout({ api, queryClient, schoolId, language: () => 'en_US' }),
  basket: () => provideBasket({ api, queryClient, schoolId, language }),
  order: () => provideOrder({ api, queryClient, schoolId, orderId: '1', language }),
  union: () =>
    provideUnion({
      api,
      queryClient,
      schoolId,
      language,
      union: { unionId: '1', title: 'A' },
    }),
  teachingEditor: () => provideTeachingEditor({ api, schoolId, first: newQuestion() }),
  grading: () => provideGrading({ api, queryClient, schoolId, language }),
  schoolSettings: () => provideSchoolSettings({ api, schoolId, kind: 'wordList' }),
};

it.each(Object.entries(provided))('provides every effect of %s', (name, provide) => {
  expect(missingImplementations(MACHINES[name as keyof typeof provided])).not.toEqual([]);
  expect(missingImplementations(provide())).toEqual([]);
});
