import { useLingui } from '@lingui/react/macro';
import type { PayloadError } from '../../machines/payload-checks.ts';

/** What a schema has against a value, in words. */
export function usePayloadMessages(): (error: PayloadError) => string {
  const { t } = useLingui();
  return ({ instancePath, keyword, params }) => {
    const given = instancePath.slice(1).replaceAll('/', '.');
    const field =
      given === '' ? t({ message: 'The payload', comment: 'What an event carries, as a whole' }) : given;
    const name = String(params['missingProperty'] ?? params['additionalProperty'] ?? '');
    const type = String(params['type'] ?? '');
    const limit = String(params['limit'] ?? '');
    const values = (params['allowedValues'] as readonly unknown[] | undefined)?.map(String).join(', ') ?? '';
    switch (keyword) {
      case 'required':
        return t`${field}: “${name}” is missing.`;
      case 'additionalProperties':
        return t`${field}: “${name}” is not known.`;
      case 'type':
        return t({
          message: `${field}: has to be of type ${type}.`,
          comment: 'type is a technical word: string, number, object',
        });
      case 'enum':
        return t`${field}: has to be one of ${values}.`;
      case 'minimum':
        return t`${field}: must not be less than ${limit}.`;
      case 'maximum':
        return t`${field}: must not be more than ${limit}.`;
      default:
        return t`${field}: does not have any of the shapes that are allowed.`;
    }
  };
}
