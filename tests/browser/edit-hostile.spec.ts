import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copyContent } from '../support/content-copy.ts';
import { INSTANTS } from '../support/instants.ts';
import { expect, test } from './quiet-test.ts';
import { startTool } from './started-tool.ts';
