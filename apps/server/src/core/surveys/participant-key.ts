import type { SecretBox } from '../../platform/secret-box.ts';

const PURPOSE = 'survey participant';

/** Who answers a survey: a person, or a browser that nobody has signed in with. */
export type Participant = { accountId: string } | { deviceId: string };

/** Names a person or a browser for one survey; nobody without the key of the installation can make it again. */
export const participantKey = (secrets: SecretBox, surveyId: string, who: Participant): string =>
  secrets.sign(
    PURPOSE,
    `${surveyId}:${'accountId' in who ? `account:${who.accountId}` : `device:${who.deviceId}`}`,
  );
