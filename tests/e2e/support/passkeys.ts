import { expect, type CDPSession, type Page } from '@playwright/test';

/** An authenticator of the browser's own, whose person is always there. */
export interface VirtualAuthenticator {
  /** @param isPresent whether the person confirms by themselves what the device asks */
  setPresence: (isPresent: boolean) => Promise<void>;
}

/** Gives the page's device an authenticator. */
export async function withAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setPresence: (enabled) =>
      devtools
        .send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
        .then(() => undefined),
  };
}

/** Sets a passkey up for who is signed in, as the account page does it, without its page. The portal has to be open. */
export async function addPasskey(page: Page): Promise<void> {
  const added = await page.evaluate(async () => {
    const call = async (path: string, body?: object) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'x-requested-with': 'stoa', ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await answer.json()) as { data: { challengeId: string; options: never } };
    };
    const { data } = await call('/api/accounts/users/passkeys/options');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(data.options);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return call('/api/accounts/users/passkeys', {
      challengeId: data.challengeId,
      name: 'This device',
      response: made.toJSON(),
    });
  });
  expect(added.data).toBeDefined();
}
