/** Of the HTML report, which is read in a browser, from a folder or from a CI's artifacts. */
export const style = `
:root { --text: #1b1f27; --soft: #566072; --line: #dfe3ea; --page: #fff; --card: #f6f7f9; --good: #0a7a45; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e7eaf0; --soft: #9aa5b8; --line: #303745; --page: #12151b; --card: #1a1f28; --good: #5cc98f; --bad: #ff8a80; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 system-ui, sans-serif; }
main { max-width: 1040px; margin: 0 auto; padding: 40px 20px 80px; }
h1 { margin: 0; font-size: 26px; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 48px 0 12px; font-size: 19px; }
h3 { margin: 24px 0 8px; font-size: 15px; overflow-wrap: anywhere; }
p { margin: 4px 0; }
.kind, header p:nth-of-type(2) { color: var(--soft); }
.verdict { margin-top: 16px; font-size: 19px; font-weight: 600; }
.good { color: var(--good); } .bad { color: var(--bad); }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 1px; margin: 28px 0 0; background: var(--line); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
.figures div { background: var(--page); padding: 12px 16px; }
@media (max-width: 500px) { .figures { grid-template-columns: 1fr 1fr; } .figures div:last-child { grid-column: 1 / -1; } }
.figures dt { color: var(--soft); font-size: 13px; } .figures dd { margin: 0; font-size: 18px; font-weight: 600; }
article { margin: 8px 0; padding: 14px 16px; background: var(--card); border-left: 3px solid var(--bad); border-radius: 0 6px 6px 0; }
article dl, .about { display: grid; grid-template-columns: 88px 1fr; gap: 4px 12px; margin: 0; }
article dt, .about dt { color: var(--soft); } article dd, .about dd { margin: 0; overflow-wrap: anywhere; min-width: 0; }
.got { color: var(--bad); font-weight: 600; }
pre { margin: 12px 0 0; padding: 10px 12px; background: var(--page); border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 240px; overflow-y: auto; }
.wide { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; margin-top: 12px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 7px 12px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; } th { color: var(--soft); font-weight: 500; }
td:first-child { white-space: nowrap; } td.passed { color: var(--good); } td.failed { color: var(--bad); font-weight: 600; } td.left-out { color: var(--soft); }
details { margin: 6px 0 0; font-size: 14px; } summary { color: var(--soft); cursor: pointer; }
.statuses { font-size: 13px; } .unseen, .names { color: var(--soft); } .unseen { opacity: .75; } .seen { font-weight: 600; }
ul { padding-left: 20px; } li { margin: 10px 0; } .names { font-size: 14px; overflow-wrap: anywhere; }
`
