import type { StaffRefusals } from '../refusals.ts'

export const staffRefusals: StaffRefusals = {
  'You approved this already: a colleague has to approve it too.':
    'وافقت على هذا من قبل: يجب أن يوافق عليه زميل أيضًا.',
  'You approved this: a colleague has to approve it too.': 'وافقت على هذا: يجب أن يوافق عليه زميل أيضًا.',
  'This is your own withdrawal: a colleague has to decide it.': 'هذا سحبك أنت: يجب أن يبت فيه زميل.',
  'Your role can see withdrawals but not decide them.': 'يستطيع دورك أن يرى السحوبات، لا أن يبت فيها.',
  'This is your own payment: a colleague has to decide it.': 'هذه دفعتك أنت: يجب أن يبت فيها زميل.',
  'Your role can see payments in review but not decide them.':
    'يستطيع دورك أن يرى الدفعات قيد المراجعة، لا أن يبت فيها.',
  'Two members of staff approved this: it is about to be credited.':
    'وافق عليها عضوان من الفريق: ستُقيَّد بعد قليل.',
  'This payment left its block and waits for another. There is nothing to decide now.':
    'خرجت هذه الدفعة من كتلتها وتنتظر كتلة أخرى. لا شيء يُبت فيه الآن.',
  'This payment is in another block and gathers confirmations. There is nothing to decide now.':
    'هذه الدفعة في كتلة أخرى وتجمع تأكيداتها. لا شيء يُبت فيه الآن.',
  'This payment is in review.': 'هذه الدفعة قيد المراجعة.',
  'This payment is credited already.': 'هذه الدفعة مقيَّدة بالفعل.',
  'This payment was refused.': 'رُفضت هذه الدفعة.',
  'Its network no longer has this payment. There is nothing to decide now.':
    'لم تعد هذه الدفعة على شبكتها. لا شيء يُبت فيه الآن.',
  'Its network no longer has this payment, and its credit was reversed. There is nothing to decide now.':
    'لم تعد هذه الدفعة على شبكتها، وأُلغي ما قُيّد عنها. لا شيء يُبت فيه الآن.',
  'This changed while you were looking. {what} Look again before you decide.':
    'تغيّر هذا وأنت تنظر إليه. {what} انظر مرة أخرى قبل أن تقرر.',
  '{name} approved it at {time} UTC.': 'وافق عليه {name} في {time} UTC.',
  '{name} rejected it at {time} UTC.': 'رفضه {name} في {time} UTC.',
  'The investor took it back at {time} UTC.': 'استرده المستثمر في {time} UTC.',
  'This bonus is decided.': 'تقرّر أمر هذه المكافأة.',
  '{name} verified it at {time} UTC.': 'تحقق منها {name} في {time} UTC.',
  '{name} refused it at {time} UTC.': 'لم يقبلها {name} في {time} UTC.',
  'This bonus would be your own: a colleague has to decide it.':
    'ستكون هذه المكافأة لك: يجب أن يبت فيها زميل.',
  'You are the one who was invited: a colleague has to decide it.': 'أنت من دُعي: يجب أن يبت فيها زميل.',
  'Your role can see bonuses but not decide them: an administrator does.':
    'يستطيع دورك أن يرى المكافآت، لا أن يبت فيها: هذا لمدير النظام.',
  'Both accounts lead to one mailbox, so this cannot be verified. Refuse it with a reason.':
    'يقود الحسابان إلى صندوق بريد واحد، فلا يمكن التحقق منها. ارفضها مع سبب.',
  'The invitations go in a circle, so this cannot be verified. Refuse it with a reason.':
    'تدور الدعوات في حلقة، فلا يمكن التحقق منها. ارفضها مع سبب.',
  'There was a bonus for this mailbox before, so this cannot be verified. Refuse it with a reason.':
    'سبق أن كانت مكافأة لصندوق البريد هذا، فلا يمكن التحقق منها. ارفضها مع سبب.',
  'The payment behind the investment left its network, so this cannot be verified. Wait for it, or refuse it with a reason.':
    'خرجت دفعة الاستثمار من شبكتها، فلا يمكن التحقق من هذه المكافأة. انتظر عودتها أو ارفضها مع سبب.',
  'The account that invited is closed, so this cannot be verified. Refuse it with a reason.':
    'الحساب الذي دعا مغلق، فلا يمكن التحقق منها. ارفضها مع سبب.',
  'This identity check is over.': 'انتهى فحص الهوية هذا.',
  '{name} accepted it at {time} UTC.': 'قبله {name} في {time} UTC.',
  '{name} did not accept it at {time} UTC.': 'لم يقبله {name} في {time} UTC.',
  'The investor withdrew it.': 'سحبه المستثمر.',
  'Open every picture before you accept the document. Nothing was decided.':
    'افتح كل صورة قبل أن تقبل المستند. لم يتقرر شيء.',
  'Accept a document only when every point of the list is in order. Nothing was decided.':
    'لا تقبل مستندًا إلا إذا كانت كل نقطة في القائمة سليمة. لم يتقرر شيء.',
  'This is your own identity check: a colleague has to look at it.':
    'هذا فحص هويتك أنت: يجب أن ينظر فيه زميل.',
  'Your role can see identity checks but neither open their pictures nor decide them.':
    'يستطيع دورك أن يرى فحوص الهوية، لا أن يفتح صورها ولا أن يبت فيها.',
  '{name} ended this pause already. Nothing was changed.': 'أنهى {name} هذا الإيقاف من قبل. لم يتغير شيء.',
  'This pause holds your own withdrawals: a colleague has to end it.':
    'يوقف هذا سحوباتك أنت: يجب أن ينهيه زميل.',
  '{name} has taken this message. Nothing was changed.': 'تولى {name} هذه الرسالة. لم يتغير شيء.',
  '{name} archived this message already.': 'أرشف {name} هذه الرسالة من قبل.',
  '{name} answered this message at {time} UTC. Nothing was sent. Look again before you answer.':
    'ردّ {name} على هذه الرسالة في {time} UTC. لم يُرسل شيء. انظر من جديد قبل أن ترد.',
  'Write the answer.': 'اكتب الرد.',
  'Choose a colleague.': 'اختر زميلًا.',
  'Choose a colleague who answers messages.': 'اختر زميلًا يردّ على الرسائل.',
  'This message is not archived.': 'هذه الرسالة ليست مؤرشفة.',
  '{name} brought this message back at {time} UTC.': 'استعاد {name} هذه الرسالة في {time} UTC.',
  '{name} locked this account at {time} UTC.': 'أقفل {name} هذا الحساب في {time} UTC.',
  '{name} suspended this account at {time} UTC.': 'أوقف {name} هذا الحساب في {time} UTC.',
  '{name} unlocked this account at {time} UTC.': 'فتح {name} هذا الحساب في {time} UTC.',
  '{name} changed this role at {time} UTC.': 'غيّر {name} هذا الدور في {time} UTC.',
  'This plan is closed: it has no new positions that other terms could be for.':
    'هذه الخطة مغلقة: ليست لها مراكز جديدة تنطبق عليها شروط أخرى.',
  '{name} changed the terms of this plan at {time} UTC.': 'غيّر {name} شروط هذه الخطة في {time} UTC.',
  '{name} called terms of this plan off at {time} UTC.': 'ألغى {name} شروطًا لهذه الخطة في {time} UTC.',
  '{name} closed this plan at {time} UTC.': 'أغلق {name} هذه الخطة في {time} UTC.',
  '{name} changed these words at {time} UTC.': 'غيّر {name} هذه الكلمات في {time} UTC.',
  '{name} made that proposal at {time} UTC.': 'قدّم {name} ذلك الاقتراح في {time} UTC.',
  'This account is locked already.': 'هذا الحساب مقفل من قبل.',
  'This account is open already.': 'هذا الحساب مفتوح من قبل.',
  'This is your own account: a colleague has to do that.': 'هذا حسابك أنت: يجب أن يفعل ذلك زميل.',
  'This person works here: only an administrator can do that.':
    'هذا الشخص يعمل هنا: لا يفعل ذلك إلا مدير النظام.',
  'This is a member of staff. Nothing was locked: take the role away first.':
    'هذا أحد أفراد الفريق. لم يُقفل شيء: انزع الدور أولًا.',
  'That is their role already. Nothing was changed.': 'هذا دوره من قبل. لم يتغير شيء.',
  'This is the last administrator. Nothing was changed: make another one first.':
    'هذا آخر مدير للنظام. لم يتغير شيء: عيّن غيره أولًا.',
  '{name} signed this day off already. Nothing was changed.': 'اعتمد {name} هذا اليوم من قبل. لم يتغير شيء.',
  'The day is not over yet (UTC): its figures can still change.': 'لم ينته اليوم بعد (UTC): قد تتغير أرقامه.',
  'Say why the figures differ ({assets}): nothing was signed.':
    'اذكر سبب اختلاف الأرقام ({assets}): لم يُعتمد شيء.',
  'This plan was changed while you were looking. Nothing was changed by you. Look at it again.':
    'تغيّرت هذه الخطة وأنت تنظر إليها. لم تغيّر أنت شيئًا. انظر إليها مرة أخرى.',
  'Only terms that are announced and not in force yet can be called off.':
    'لا تُلغى إلا الشروط المعلنة التي لم تسرِ بعد.',
  'This plan is closed already.': 'هذه الخطة مغلقة من قبل.',
  'All terms of this plan were called off. Add a new plan instead.':
    'أُلغيت كل شروط هذه الخطة. أضف خطة جديدة بدلًا منها.',
  'Terms of this plan are announced for {day} already. Nothing was changed. Call them off first, or choose a later day.':
    'أُعلنت من قبل شروط لهذه الخطة ليوم {day}. لم يتغير شيء. ألغها أولًا أو اختر يومًا لاحقًا.',
  'These are the terms as they are. Change at least one of them.':
    'هذه هي الشروط كما هي. غيّر واحدًا منها على الأقل.',
  'No consent to this record stands. Nothing was changed.': 'لا موافقة قائمة على هذا السجل. لم يتغير شيء.',
  'No consent to these words stands. Record one first; nothing is shown without it.':
    'لا موافقة قائمة على هذه الكلمات. دوّن واحدة أولًا؛ فمن دونها لا يُعرض شيء.',
  'This record is on no page. Nothing was changed.': 'هذا السجل ليس في أي صفحة. لم يتغير شيء.',
  'These are the words as they are. Change something.': 'هذه هي الكلمات كما هي. غيّر شيئًا.',
  'This day got a result a moment ago. Look at it again.':
    'حصل هذا اليوم على نتيجة قبل لحظة. انظر إليه من جديد.',
  'This day is not signed off. Nothing was changed.': 'هذا اليوم غير موقَّع. لم يتغير شيء.',
  'Choose today or a later day, or leave it empty.': 'اختر اليوم أو يومًا لاحقًا، أو اتركه فارغًا.',
  'A colleague changed these words while you were looking. Nothing was done. Look again.':
    'غيّر زميل هذه الكلمات وأنت تنظر إليها. لم يُنفَّذ شيء. انظر مرة أخرى.',
  '{name} published this record already. Nothing was changed.': 'نشر {name} هذا السجل من قبل. لم يتغير شيء.',
  'A proposal for this day is open already. Decide about that one first.':
    'هناك اقتراح مفتوح لهذا اليوم. ابتّ فيه أولًا.',
  '{name} approved this proposal already. Nothing was changed now.':
    'وافق {name} على هذا الاقتراح من قبل. لم يتغير شيء الآن.',
  '{name} rejected this proposal already. Nothing was changed now.':
    'رفض {name} هذا الاقتراح من قبل. لم يتغير شيء الآن.',
  'This is your own proposal: a colleague has to approve it.': 'هذا اقتراحك أنت: يجب أن يوافق عليه زميل.',
  'Your role does not allow this.': 'لا يسمح دورك بذلك.',
  'Nothing was removed: as long as you work here as staff, one second factor has to stay. Add another one first.':
    'لم يُزل شيء: ما دمت تعمل هنا فلا بد أن يبقى عامل ثانٍ. أضف غيره أولًا.',
  "Nothing was added. As a member of staff you add your first second factor in a session opened by the operator's one-time link: ask for a new one (npm run ops -- staff add).":
    'لم يُضف شيء. يُضاف عاملك الثاني الأول في جلسة فُتحت برابط المشغّل الذي يُستعمل مرة واحدة: اطلب رابطًا جديدًا (npm run ops -- staff add).',
  'This link was used already or is too old. Ask the operator for a new one: npm run ops -- staff add.':
    'استُعمل هذا الرابط أو مضى عليه وقت طويل. اطلب من المشغّل رابطًا جديدًا: npm run ops -- staff add.',
  'Give a reason': 'اذكر سببًا',
  'Enter a name': 'اكتب اسمًا',
  'Enter the rate in percent, such as 2.5': 'اكتب النسبة المئوية، مثل 2.5',
  'Enter the rate in percent, from 0 to 100, such as 2.5': 'اكتب النسبة المئوية، من 0 إلى 100، مثل 2.5',
  'Use at least one Latin letter or digit in the name': 'استعمل في الاسم حرفًا لاتينيًا أو رقمًا واحدًا على الأقل',
  'There is a plan with this name already; a closed one keeps its name too':
    'هناك خطة بهذا الاسم من قبل؛ والخطة المغلقة تحتفظ باسمها أيضًا',
  'The least must be {min} or more': 'يجب أن يكون الحد الأدنى {min} أو أكثر',
  'The most must be {max} or less': 'يجب أن يكون الحد الأقصى {max} أو أقل',
  'The most must not be below the least': 'لا يكون الحد الأقصى أقل من الحد الأدنى',
  'Choose a day from {day} on, at most a year ahead': 'اختر يومًا ابتداءً من {day}، على ألا يتجاوز سنة',
  'Enter the name to be shown': 'اكتب الاسم الذي سيظهر',
  'Enter what was said': 'اكتب ما قيل',
  'Choose the language of the words': 'اختر لغة الكلمات',
  'Enter the day on which it was said': 'أدخل اليوم الذي قيل فيه',
  'Enter what they do': 'اكتب ما الذي يعمله هذا الشخص',
  'Enter who agreed': 'اكتب من الذي وافق',
  'Enter the day on which they agreed': 'أدخل يوم الموافقة',
  'Enter how they agreed and where that is kept': 'اكتب كيف وافق وأين يُحفظ ذلك',
  'Enter what they agreed to': 'اكتب ما الذي وافق عليه',
  'Say how it was verified': 'اذكر كيف جرى التحقق منه',
  'This day has not come yet': 'لم يأتِ هذا اليوم بعد',
  'This day is over': 'انقضى هذا اليوم',
  'A record stays of its kind: add a new one instead': 'لا يتغير نوع السجل: أضف سجلًا جديدًا بدلًا منه',
  'Enter the result in percent, such as -1.25.': 'اكتب النتيجة نسبةً مئوية، مثل ⁦-1.25⁩.',
  'Enter the result in percent with up to four decimals, such as -1.25.':
    'اكتب النتيجة نسبةً مئوية بأربع منازل عشرية على الأكثر، مثل ⁦-1.25⁩.',
  'A day cannot be below -100 % or above 100 %: it can lose everything, and no more.':
    'لا يكون اليوم أقل من ⁦-100 %⁩ ولا أكثر من 100 %: قد يُخسر كل شيء، لا أكثر.',
  'There is no such plan.': 'لا توجد خطة كهذه.',
  'The first day of this plan is {day}.': 'أول يوم لهذه الخطة هو {day}.',
  'This day has not ended yet (UTC).': 'لم ينته هذا اليوم بعد (UTC).',
  'There is no result of this day to take back. Book one instead.':
    'لا توجد نتيجة لهذا اليوم تُسحب. سجّل نتيجة بدلًا من ذلك.',
  'This day has a result. If it is wrong, have it taken back first; then the right one can be booked.':
    'لهذا اليوم نتيجة. إن كانت خطأ فلتُسحب أولًا؛ ثم تُسجَّل النتيجة الصحيحة.',
  'The results of this plan do not come from staff on this day. Nothing was booked.':
    'لا تأتي نتائج هذه الخطة من الموظفين في هذا اليوم. لم يُسجَّل شيء.',
  'What was booked for this day is still on its way to the positions. Try again in a minute.':
    'ما سُجِّل لهذا اليوم ما زال في طريقه إلى المراكز. حاول مرة أخرى بعد دقيقة.',
  'There are no bonuses with test coins, so this cannot be verified. Refuse it with a reason.':
    'لا مكافآت مع عملات الاختبار، لذا لا يمكن التحقق منها. ارفضها مع ذكر السبب.',
  '{network} cannot be asked just now. Nothing was changed: try again in a minute.':
    'لا يمكن سؤال {network} الآن. لم يتغير شيء: حاول مرة أخرى بعد دقيقة.',
  'Nothing is left to pay here: it was found on its chain, or decided otherwise.':
    'لم يبق هنا ما يُدفع: عُثر على الدفعة في سلسلتها، أو اتُّخذ قرار آخر.',
  'Withdrawals are paused: a credited payment left its chain. End the pause before you approve this, or reject it.':
    'عمليات السحب متوقفة: دفعة مقيدة خرجت من سلسلتها. أنهِ التوقف قبل الموافقة، أو ارفضها.',
  'Its address is new: it can be approved from {until} UTC on. Until then its owner can take it back.':
    'عنوانها جديد: تمكن الموافقة عليها ابتداءً من {until} UTC. وحتى ذلك الحين يمكن لصاحبها إلغاؤها.',
  'Nothing was signed.': 'لم يُعتمد شيء.',
  'This account is suspended.': 'هذا الحساب موقوف.',
  'This account is deactivated.': 'هذا الحساب معطّل.',
  'This picture was encrypted with another key than secrets/{file} in DATA_DIR. Ask the operator to put that file back from a backup.':
    'شُفِّرت هذه الصورة بمفتاح غير secrets/{file} في DATA_DIR. اطلب من المشغّل إعادة ذلك الملف من نسخة احتياطية.',
  'The ledger breaks one of its rules. Open the reconciliation page, and approve no withdrawal until you know why.':
    'دفتر الأستاذ يخالف إحدى قواعده. افتح المطابقة، ولا توافق على أي سحب قبل أن تعرف السبب.',
  'Sealed transfers were changed, removed, or added. Someone can write to the database: find out who.':
    'غُيّرت تحويلات مختومة أو حُذفت أو أُضيفت. شخص ما يستطيع الكتابة في قاعدة البيانات: اعرف من هو.',
  'Sealed audit entries were changed, removed, or added. Someone can write to the database: find out who.':
    'غُيّرت سجلات تدقيق مختومة أو حُذفت أو أُضيفت. شخص ما يستطيع الكتابة في قاعدة البيانات: اعرف من هو.',
  'The database login of the application can change history. Take that right away from it.':
    'حساب قاعدة البيانات الخاص بالتطبيق يستطيع تغيير السجل. اسحب منه هذا الحق.',
  'A deposit address was changed in the database. Someone can write to it: find out who.':
    'غُيّر عنوان إيداع في قاعدة البيانات. شخص ما يستطيع الكتابة فيها: اعرف من هو.',
  'Withdrawals are paused because a credited payment left its chain. Review the pause, then end it.':
    'عمليات السحب متوقفة لأن دفعة مقيدة خرجت من سلسلتها. راجع الإيقاف، ثم أنهِه.',
  'Reading {network} is paused, so its deposits are not credited. Check its node.':
    'قراءة {network} متوقفة، لذلك لا تُقيَّد إيداعاتها. افحص عقدتها.',
  'No worker is running, so no job runs. Start a process with ROLE=worker or ROLE=all.':
    'لا يعمل أي worker، لذلك لا تعمل أي مهمة. شغّل عملية باستخدام ROLE=worker أو ROLE=all.',
  'The job "{job}" keeps failing. The system page shows its error.':
    'المهمة «{job}» تفشل باستمرار. تعرض صفحة النظام الخطأ.',
  'The job "{job}" stopped running. Restart the worker.':
    'توقفت المهمة «{job}» عن العمل. أعد تشغيل الـ worker.',
  'Emails refused for good by the mail server: {count}. The system page shows its reasons.':
    'رسائل رفضها خادم البريد نهائيًا: {count}. تعرض صفحة النظام أسبابه.',
  'Emails have been waiting for more than 15 minutes: {count}. Check the mail server and MAIL_URL.':
    'رسائل تنتظر منذ أكثر من 15 دقيقة: {count}. افحص خادم البريد وMAIL_URL.',
  'Wrong passwords for {count} accounts came from one address of the network {network} within {minutes} minutes. Further accounts are refused to it for now. If it goes on, block the network in front of the server.':
    'وصلت من عنوان واحد في الشبكة {network} كلمات مرور خاطئة لعدد {count} من الحسابات خلال {minutes} دقيقة. تُرفض له حسابات أخرى مؤقتًا. إن استمر ذلك فاحجب الشبكة أمام الخادم.',
  'One wrong password was tried on {count} accounts within {minutes} minutes. Logins with it are refused for now, except from usual devices.':
    'جُرّبت كلمة مرور خاطئة واحدة على {count} من الحسابات خلال {minutes} دقيقة. تُرفض عمليات الدخول بها مؤقتًا، إلا من الأجهزة المعتادة.',
  'Wrong passwords for {count} accounts came from the network {network} within {minutes} minutes. Logins from it are refused for now, except from usual devices. If it goes on, block the network in front of the server.':
    'وصلت من الشبكة {network} كلمات مرور خاطئة لعدد {count} من الحسابات خلال {minutes} دقيقة. تُرفض عمليات الدخول منها مؤقتًا، إلا من الأجهزة المعتادة. إن استمر ذلك فاحجب الشبكة أمام الخادم.',
  'Wrong passwords for {count} accounts came from one program or browser within {minutes} minutes. Logins by it are refused for now, except from usual devices.':
    'وصلت من برنامج أو متصفح واحد كلمات مرور خاطئة لعدد {count} من الحسابات خلال {minutes} دقيقة. تُرفض عمليات الدخول به مؤقتًا، إلا من الأجهزة المعتادة.',
  'Wrong passwords were tried on {count} accounts within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'جُرّبت كلمات مرور خاطئة على {count} من الحسابات خلال {minutes} دقيقة. إن استمر ذلك فرشّح الطلبات أمام الخادم.',
  'There were {count} sign-ups from the network {network} within {minutes} minutes. Look at these accounts. If it goes on, block the network in front of the server.':
    'سُجّل {count} من الحسابات من الشبكة {network} خلال {minutes} دقيقة. افحص هذه الحسابات. إن استمر ذلك فاحجب الشبكة أمام الخادم.',
  'There were {count} sign-ups within {minutes} minutes. If you expected fewer, look at the newest accounts.':
    'سُجّل {count} من الحسابات خلال {minutes} دقيقة. إن كنت تتوقع أقل فافحص أحدث الحسابات.',
  'The referral code {code} brought {count} accounts within {minutes} minutes. Look at them before you verify a bonus.':
    'جلب رمز الإحالة {code} عدد {count} من الحسابات خلال {minutes} دقيقة. افحصها قبل أن تتحقق من أي مكافأة.',
  'There were {count} contact messages within {minutes} minutes. Further ones are refused for now, except from people who are signed in.':
    'وصلت {count} من رسائل التواصل خلال {minutes} دقيقة. يُرفض المزيد مؤقتًا، إلا من الأشخاص المسجلين دخولهم.',
  'Codes for sign-ups were mailed {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'أُرسلت رموز التسجيل {count} مرة خلال {minutes} دقيقة. إن استمر ذلك فرشّح الطلبات أمام الخادم.',
  'There were {count} wrong codes at sign-up within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'أُدخل {count} من الرموز الخاطئة عند التسجيل خلال {minutes} دقيقة. إن استمر ذلك فرشّح الطلبات أمام الخادم.',
  'Password resets were asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'طُلبت إعادة تعيين كلمة المرور {count} مرة خلال {minutes} دقيقة. إن استمر ذلك فرشّح الطلبات أمام الخادم.',
  'The newsletter was asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'طُلبت النشرة {count} مرة خلال {minutes} دقيقة. إن استمر ذلك فرشّح الطلبات أمام الخادم.',
  'A second person has to approve this: it is above the limit for one approval.':
    'يجب أن يوافق شخص ثانٍ على هذا: المبلغ يتجاوز حد الموافقة الواحدة.',
  'A second person has to approve this: together with other withdrawals of this investor within 24 hours, it is above the limit for one approval.':
    'يجب أن يوافق شخص ثانٍ على هذا: مع عمليات السحب الأخرى لهذا المستثمر خلال 24 ساعة يتجاوز المبلغ حد الموافقة الواحدة.',
  'A second person has to approve this: together with other withdrawals of this investor within 7 days, it is above the limit for one approval.':
    'يجب أن يوافق شخص ثانٍ على هذا: مع عمليات السحب الأخرى لهذا المستثمر خلال 7 أيام يتجاوز المبلغ حد الموافقة الواحدة.',
  'A second person has to approve this: together with other withdrawals to this address within 24 hours, it is above the limit for one approval.':
    'يجب أن يوافق شخص ثانٍ على هذا: مع عمليات السحب الأخرى إلى هذا العنوان خلال 24 ساعة يتجاوز المبلغ حد الموافقة الواحدة.',
  'A second person has to approve this: together with other withdrawals to this address within 7 days, it is above the limit for one approval.':
    'يجب أن يوافق شخص ثانٍ على هذا: مع عمليات السحب الأخرى إلى هذا العنوان خلال 7 أيام يتجاوز المبلغ حد الموافقة الواحدة.',
  'A second person has to approve this: together with other bonuses of this investor within 24 hours, it is above the limit for one approval.':
    'يجب أن يوافق شخص ثانٍ على هذا: مع المكافآت الأخرى لهذا المستثمر خلال 24 ساعة يتجاوز المبلغ حد الموافقة الواحدة.',
  'A second person has to approve this: together with other bonuses of this investor within 7 days, it is above the limit for one approval.':
    'يجب أن يوافق شخص ثانٍ على هذا: مع المكافآت الأخرى لهذا المستثمر خلال 7 أيام يتجاوز المبلغ حد الموافقة الواحدة.',
  'This proposal was called off. Nothing was changed now.': 'أُلغي هذا الاقتراح. لم يتغير شيء الآن.',
  'These terms are approved already. Nothing was changed now.': 'اعتُمدت هذه الشروط من قبل. لم يتغير شيء الآن.',
  'The day from which these terms should count has begun. Nothing was changed. Propose them again.':
    'بدأ اليوم الذي كان يجب أن تسري منه هذه الشروط. لم يتغير شيء. اقترحها من جديد.',
  'Other terms of this plan were announced since. Nothing was changed. Call this proposal off and propose it again.':
    'أُعلنت شروط أخرى لهذه الخطة في هذه الأثناء. لم يتغير شيء. ألغِ هذا الاقتراح واقترحه من جديد.',
  'A change of this plan waits for approval. Decide about that one first.':
    'هناك تغيير في هذه الخطة ينتظر الاعتماد. قرر بشأنه أولًا.',
  '{name} proposed these terms at {time} UTC.': 'اقترح {name} هذه الشروط في {time} UTC.',
  'Say why you open these pictures first.': 'اذكر أولاً سبب فتحك هذه الصور.',
  'The payment of a {amount} withdrawal is no longer on {network}. It can return: look for transaction {transaction} in the wallet before you pay again.':
    'لم تعد دفعة سحب بقيمة {amount} موجودة على {network}. قد تعود: ابحث عن المعاملة {transaction} في المحفظة قبل أن تدفع مرة أخرى.',
  'A large payment waits for two approvals. Open the payments to review.':
    'دفعة كبيرة تنتظر موافقتين. افتح الدفعات قيد المراجعة.',
  '{who} is no longer an administrator: {by} changed the role. If that is wrong, the operator gives it back with "npm run ops -- staff add".':
    'لم يعد {who} مسؤولاً: غيّر {by} الدور. إن كان ذلك خطأ فيعيده المشغّل بالأمر "npm run ops -- staff add".',
  'New terms of the plan {plan} wait for the approval of another administrator. Open the plan.':
    'شروط جديدة للخطة {plan} تنتظر موافقة مسؤول آخر. افتح الخطة.',
  'The setting {setting} was changed from {before} to {after}. It counts from {from}. If nobody meant that, set it back before then.':
    'تغيّر الإعداد {setting} من {before} إلى {after}. يسري ابتداءً من {from}. إن لم يقصد أحد ذلك فأعده قبل هذا الموعد.',
}
