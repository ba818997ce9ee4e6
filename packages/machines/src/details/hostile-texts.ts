import type { Fixture } from '../shared/machine-details.ts';
import { fixture } from './fixture.ts';
import { FIXTURES } from './fixture-names.details.ts';

const HUGE_LENGTH = 100_000;

/** What a field of text has to bear: each value put into a payload. */
export function hostileTexts<Payload>(payloadOf: (text: string) => Payload): Fixture<Payload>[] {
  return [
    fixture(FIXTURES.anEmptyField, payloadOf('')),
    fixture(FIXTURES.onlySpaces, payloadOf(' \u00A0\u3000')),
    fixture(FIXTURES.markup, payloadOf('<img src=x onerror=alert(1)>')),
    fixture(FIXTURES.aDirectionOverride, payloadOf('Ada\u202Egro.elpmaxe@live\u202C')),
    fixture(FIXTURES.anEmojiFamily, payloadOf('\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}')),
    fixture(FIXTURES.halfACharacter, payloadOf('Ada \uD83D')),
    fixture(FIXTURES.aHugeText, payloadOf('a'.repeat(HUGE_LENGTH))),
  ];
}
