/** Services at which everybody has an address: it proves nothing about the domain. Their country domains are included. */
const PUBLIC_MAIL =
  /^(gmail|googlemail|google|outlook|hotmail|live|msn|yahoo|ymail|rocketmail|icloud|me|mac|aol|gmx|web|mail|email|proton|protonmail|pm|tutanota|tuta|fastmail|zoho|yandex|ya|qq|foxmail|163|126|yeah|sina|sohu|139|189|wo|aliyun|naver|daum|hanmail|nate|t-online|freenet|posteo|mailbox|orange|wanadoo|free|laposte|libero|virgilio|seznam|wp|o2|onet|interia|rambler|bk|inbox|list|uol|bol|terra|rediffmail|comcast|verizon|att|docomo|ezweb|softbank)\.[a-z]{2,4}(\.[a-z]{2})?$/;

/** The domain that an address proves; undefined for one of a service that gives them to everybody. */
export function provenDomain(email: string | null): string | undefined {
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain && !PUBLIC_MAIL.test(domain) ? domain : undefined;
}
