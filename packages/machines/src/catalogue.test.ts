import { createActor, initialTransition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { expect, test } from 'vitest';
import { CATALOGUE, MACHINES } from './catalogue.ts';
import { LOGIN_PROBLEM_CODES, LOGIN_SECRET_FIELDS } from './login/index.ts';
import { REGISTER_PROBLEM_CODES } from './register/index.ts';
import { EMPTY_SEARCH_QUERY } from './search/index.ts';
import { missingImplementations } from './shared/not-provided.ts';

test('every machine is listed once, by its own id, with its purpose and what it proves', () => {
  expect(CATALOGUE.map(({ id }) => id)).toEqual(Object.keys(MACHINES));
  for (const { purpose, spec } of CATALOGUE) {
    expect(purpose).toMatch(/\.$/);
    expect(spec.length).toBeGreaterThan(0);
    for (const id of spec) expect(id).toMatch(/^[BCR]\d{2,3}$/);
  }
});

test('what an application has to provide is known by name', () => {
  const needs = Object.fromEntries(CATALOGUE.map(({ id, actors, actions }) => [id, [...actors, ...actions]]));
  expect(needs).toEqual({
    scenario: ['checkAnswers', 'forgetProgress'],
    session: ['loadUser', 'refresh', 'heartbeat', 'tabs', 'postLogoutToFrame', 'clearSession'],
    routeGuard: ['settleSession', 'loadLanding', 'loadMobilePortal'],
    logoutRouting: ['revokeCodes', 'signOut', 'clearLocal', 'go'],
    login: ['signIn', 'loadOffer', 'goToProvider'],
    register: ['register'],
    codeRequest: ['sendCode'],
    search: ['search', 'suggest', 'loadHistory', 'clearHistory'],
    enrolment: ['enrol', 'leave'],
    assignment: ['handIn', 'keepDraft', 'dropDraft'],
    checkIn: ['checkIn'],
    lessonProgress: ['readLocal', 'storeLocal', 'saveProgress'],
    liveChat: ['enter', 'stream', 'send', 'loadEarlier'],
    liveHost: [
      'openDevices',
      'shareScreen',
      'startLive',
      'broadcast',
      'endLive',
      'stopScreen',
      'applySwitches',
    ],
    liveSchedule: ['saveSettings', 'loadSettings', 'deleteLive'],
    liveViewer: ['loadLive', 'saveReservation'],
    survey: ['readLocal', 'storeLocal', 'submitAnswers'],
    attempt: ['readLocal', 'storeLocal', 'loadAttempt', 'saveAnswers', 'submitAttempt', 'watchTabs'],
    stepUp: ['prove', 'provePasskey'],
    secondFactor: ['askPasskey', 'verifyFactor'],
    contactBinding: ['bind'],
    qrLogin: ['createQr', 'watchQr', 'redeemQr'],
    qrConfirm: ['scanQr', 'decideQr'],
    passwordChange: ['changePassword'],
    passwordReset: ['resetPassword'],
    thirdLogin: ['askWelink', 'exchangeCode', 'linkIdentity', 'goToProvider'],
    thirdPartyLinks: ['unlink'],
    devices: ['endSession', 'endOtherSessions'],
    dataExport: ['startExport', 'pollExport'],
    accountDeletion: ['requestDeletion', 'cancelDeletion'],
    authorise: ['authorise', 'rememberCode', 'revokeCode', 'goToApplication'],
    profile: ['saveProfile', 'uploadAvatar', 'removeAvatar'],
    schoolChoice: ['loadSchools', 'enterSchool'],
    refreshPage: ['renewSession'],
    secondFactorSetup: [
      'startTotp',
      'confirmTotp',
      'createPasskey',
      'renamePasskey',
      'removeFactor',
      'renewRecoveryCodes',
    ],
    schoolCreation: [
      'loadTerms',
      'createSchool',
      'applyForCode',
      'loadCreation',
      'resumeCreation',
      'loadFirstSteps',
    ],
    invitation: ['loadInvitation', 'acceptInvitation'],
    agreement: ['compareAgreements', 'signAgreement', 'withdrawAgreements'],
    bindAccount: ['bindAccount'],
    memberImport: ['startImport', 'loadImport'],
    members: ['applyChange', 'inviteByMail', 'createLink', 'withdrawInvitation', 'exportMembers'],
    signInSettings: ['saveSettings', 'loadSettings', 'testProvider'],
    pictureUpload: ['requestAddress', 'sendBytes', 'confirmUpload'],
    feedback: ['loadService', 'sendMessage'],
    complaint: ['loadService', 'sendMessage'],
    feedbackInbox: ['saveEntry', 'loadEntry', 'exportEntries'],
    feed: ['load'],
    spaceSettings: ['save'],
    streak: ['load', 'saveHidden'],
    visit: ['record'],
    follow: ['save'],
    notifications: ['stream', 'countUnread', 'loadPage', 'markRead', 'silence', 'hear'],
    notificationSettings: ['saveKinds', 'hearSource'],
    unsubscribe: ['loadSource', 'unsubscribe'],
    bulletin: ['storeClosed'],
    consent: ['reportChoice', 'storeChoice', 'storeUnreported'],
    sidebar: ['loadPhone'],
    captcha: ['solveChallenge'],
    pageType: ['loadPagesSwitch'],
    bulletinEditor: ['saveBulletin', 'loadBulletin', 'endBulletin', 'deleteBulletin'],
    footerEditor: ['saveSettings', 'loadSettings'],
    schoolSettings: ['saveSettings', 'loadSettings'],
    contentEditor: ['loadDraft', 'saveDraft', 'publishDraft', 'restoreVersion'],
    teachingEditor: ['saveSettings', 'loadSettings'],
    grading: ['openAttempt', 'saveGrades', 'loadGrades'],
    storeEditor: ['saveSettings', 'loadSettings'],
    cardPayment: ['openCheckout', 'loadOutcome'],
    checkout: ['loadCheckout', 'placeOrder'],
    basket: ['saveBasket', 'loadBasket'],
    order: ['cancelOrder', 'loadOrder'],
    union: ['agree', 'loadTerms', 'leave'],
  });
  expect(missingImplementations(MACHINES.login)).toEqual([
    'codeRequest.sendCode',
    'secondFactor.askPasskey',
    'secondFactor.verifyFactor',
    'qrLogin.createQr',
    'qrLogin.watchQr',
    'qrLogin.redeemQr',
    'signIn',
    'loadOffer',
    'goToProvider',
  ]);
});

test('every invoke knows what to do when its actor fails', () => {
  for (const { machine } of CATALOGUE) {
    for (const node of [machine.root, ...getStateNodes(machine)]) {
      for (const { id } of node.invoke) {
        // A machine that is invoked reports by events; a channel stays open and has nothing to answer.
        const stays = [
          'tabs',
          'smsCode',
          'emailCode',
          'mobile',
          'email',
          'code',
          'secondFactor',
          'qrLogin',
          'newMobile',
          'newEmail',
          'pictures',
        ].includes(id);
        expect(stays || node.ownEvents.includes(`xstate.error.actor.${id}`), `${machine.id}: ${id}`).toBe(
          true,
        );
      }
    }
  }
});

test('what a machine keeps can be written down and read again', () => {
  const snapshots = [
    createActor(MACHINES.session, { input: { firstPaint: { known: 'signedOut' } } }).getSnapshot(),
    initialTransition(MACHINES.login, {})[0],
    initialTransition(MACHINES.register, {})[0],
    initialTransition(MACHINES.search, { query: EMPTY_SEARCH_QUERY })[0],
  ];
  for (const { context } of snapshots) expect(JSON.parse(JSON.stringify(context))).toEqual(context);
});

test('secrets and codes are closed lists', () => {
  expect(LOGIN_SECRET_FIELDS).toContain('password');
  for (const codes of [LOGIN_PROBLEM_CODES, REGISTER_PROBLEM_CODES]) {
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain('UNKNOWN');
  }
});
