import { installedZones } from '../../src/content/zone-data.ts';
import { setTimeZones } from '../../src/domain/time/zone.ts';
import { packageDir } from './run-tool.ts';

/** Sets the installed time zones, as the tool does when it starts. */
setTimeZones(installedZones(packageDir));
