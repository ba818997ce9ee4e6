import type { ConfigEntry } from '@stoa/api/schema';
import type { ServiceContacts } from '@stoa/machines/feedback';

/** What a school's settings say of its customer service. Settings that cannot be read are none (B047). */
export function contactsOf(entries: readonly ConfigEntry[]): ServiceContacts {
  const valueOf = (type: string) => entries.find(({ configType }) => configType === type)?.configValue;
  const told = readObject(valueOf('CUSTOMER_SERVICE_INFORMATION'));
  const textOf = (name: string): string => (typeof told[name] === 'string' ? told[name].trim() : '');
  const [phone, email, weChat] = ['servicePhone', 'serviceEmail', 'serviceWeChat'].map(textOf) as [
    string,
    string,
    string,
  ];
  const isReachable = phone !== '' || email !== '' || weChat !== '';
  const isOn = valueOf('CUSTOMER_SERVICE_INFORMATION_SWITCH') === '1' && isReachable;
  return { isOn, phone, email, weChat };
}

function readObject(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
