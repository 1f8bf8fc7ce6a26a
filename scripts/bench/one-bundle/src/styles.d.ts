/// <reference path="../../../../shared/src/styles.d.ts" />
