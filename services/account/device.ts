/** From the most particular to the most general: most browsers also name those that they descend from. */
const BROWSERS = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/**
 * Browser and system in the words by which somebody knows his own device again; empty where neither is known. What else
 * a browser says of itself is not kept.
 */
export function deviceOf(userAgent: string | undefined): string {
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]);
  return named.filter((name) => name !== undefined).join(', ');
}
