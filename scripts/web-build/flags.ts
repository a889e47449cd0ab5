import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pictures from 'country-flag-icons/string/3x2';
import type { Plugin } from 'vite';
import { FEDERATIONS } from '../../domain/federations.ts';
import { hasFlag } from '../../domain/flags.ts';
import { root } from '../environment.ts';

/** The countries of FIDE's federations, as ISO 3166 and the flags have them. */
const COUNTRIES =
  'AFG-AF ALB-AL ALG-DZ AND-AD ANG-AO ANT-AG ARG-AR ARM-AM ARU-AW AUS-AU AUT-AT AZE-AZ BAH-BS BAN-BD BAR-BB BDI-BI BEL-BE ' +
  'BER-BM BHU-BT BIH-BA BIZ-BZ BLR-BY BOL-BO BOT-BW BRA-BR BRN-BH BRU-BN BUL-BG BUR-BF CAF-CF CAM-KH CAN-CA CAY-KY CHA-TD ' +
  'CHI-CL CHN-CN CIV-CI CMR-CM COD-CD COL-CO COM-KM CPV-CV CRC-CR CRO-HR CUB-CU CYP-CY CZE-CZ DEN-DK DJI-DJ DMA-DM DOM-DO ' +
  'ECU-EC EGY-EG ENG-GB-ENG ERI-ER ESA-SV ESP-ES EST-EE ETH-ET FAI-FO FIJ-FJ FIN-FI FRA-FR GAB-GA GAM-GM GCI-GG GEO-GE ' +
  'GEQ-GQ GER-DE GHA-GH GRE-GR GRN-GD GUA-GT GUM-GU GUY-GY HAI-HT HKG-HK HON-HN HUN-HU INA-ID IND-IN IOM-IM IRI-IR IRL-IE ' +
  'IRQ-IQ ISL-IS ISR-IL ISV-VI ITA-IT IVB-VG JAM-JM JCI-JE JOR-JO JPN-JP KAZ-KZ KEN-KE KGZ-KG KOR-KR KOS-XK KSA-SA KUW-KW ' +
  'LAO-LA LAT-LV LBA-LY LBN-LB LBR-LR LCA-LC LES-LS LIE-LI LTU-LT LUX-LU MAC-MO MAD-MG MAR-MA MAS-MY MAW-MW MDA-MD MDV-MV ' +
  'MEX-MX MGL-MN MKD-MK MLI-ML MLT-MT MNC-MC MNE-ME MOZ-MZ MRI-MU MTN-MR MYA-MM NAM-NA NCA-NI NED-NL NEP-NP NGR-NG NIG-NE ' +
  'NOR-NO NRU-NR NZL-NZ OMA-OM PAK-PK PAN-PA PAR-PY PER-PE PHI-PH PLE-PS PLW-PW PNG-PG POL-PL POR-PT PUR-PR QAT-QA ROU-RO ' +
  'RSA-ZA RUS-RU RWA-RW SCO-GB-SCT SEN-SN SEY-SC SGP-SG SKN-KN SLE-SL SLO-SI SMR-SM SOL-SB SOM-SO SRB-RS SRI-LK SSD-SS ' +
  'STP-ST SUD-SD SUI-CH SUR-SR SVK-SK SWE-SE SWZ-SZ SYR-SY TAN-TZ TGA-TO THA-TH TJK-TJ TKM-TM TLS-TL TOG-TG TTO-TT TUN-TN ' +
  'TUR-TR UAE-AE UGA-UG UKR-UA URU-UY USA-US UZB-UZ VAN-VU VEN-VE VIE-VN VIN-VC WLS-GB-WLS YEM-YE ZAM-ZM ZIM-ZW';

const COUNTRY_OF: ReadonlyMap<string, string> = new Map(
  COUNTRIES.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(4)]),
);

/** The package's name of a country's flag; a part of a kingdom is written with an underline. */
const flagOf = (country = ''): string =>
  (pictures as Readonly<Record<string, string>>)[country.replace('-', '_')] ?? '';

/** The flags that are served, by the federation's letters. */
export const flagFiles = (): ReadonlyMap<string, string> =>
  new Map(FEDERATIONS.filter(hasFlag).map((federation) => [federation, flagOf(COUNTRY_OF.get(federation))]));

/** Puts the flags beside the web, a small picture each, so that a page loads those that it shows. */
export const flags: Plugin = {
  name: 'rokade-flags',
  apply: 'build',
  generateBundle() {
    for (const [federation, source] of flagFiles()) {
      this.emitFile({ type: 'asset', fileName: `flags/${federation}.svg`, source });
    }
    const licence = readFileSync(join(root, 'node_modules/country-flag-icons/LICENSE'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'flags/LICENSE.txt', source: licence });
  },
};
