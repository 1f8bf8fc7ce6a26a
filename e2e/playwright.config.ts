import { defineConfig } from '@playwright/test'
import { long } from '@plaza/shared/testing/sampling'

const executablePath = process.env.PLAZA_CHROMIUM

/** A phone-sized Chromium. The global set-up starts one shared server; journeys that restart it have their own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './fixtures/global-setup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than two processors: tests wait for timers and answers for a fifth of their time.
  workers: 3,
  testMatch: `{specs,faults,versions${long ? ',engines,long' : ''}}/**/*.spec.ts`,
  // A shared machine may starve a browser for seconds; a real fault fails twice.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // A trace takes as long as the test itself; use `--trace on` for a failed one.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
})
